import type { Fill } from './fills.ts';

/**
 * Two drivers taking turns for 20 hours at 75 km/h: more is a typing error, almost always a digit
 * too many.
 */
export const MAX_KM_A_DAY = 1500;

const DAY = 86_400_000;

/** The days between two moments; at least one, as the time on a voucher may be typed, or only a day. */
const daysBetween = (from: number, to: number): number => Math.max(1, Math.abs(to - from) / DAY);

/** The most kilometres that a truck can have driven between two moments, in milliseconds since 1970. */
export const maxKmBetween = (from: number, to: number): number =>
  daysBetween(from, to) * MAX_KM_A_DAY;

/** Whether one reading can follow another: an odometer never goes back, and days have 24 hours. */
const canFollow = (from: Fill, to: Fill): boolean => {
  const km = (to.km ?? 0) - (from.km ?? 0);
  return km >= 0 && km <= maxKmBetween(from.at, to.at);
};

const readOf = (fills: readonly Fill[]): Fill[] => fills.filter(({ km }) => km !== undefined);

/** For each position, the length of the longest sequence of readings that can follow each other and ends there. */
const lengthsUpTo = (
  read: readonly Fill[],
  canPrecede: (one: Fill, other: Fill) => boolean,
): number[] => {
  const lengths: number[] = [];
  const longest: number[] = [];
  for (const [index, fill] of read.entries()) {
    let length = 1;
    // Once nothing before can be longer, the search ends: mostly at the first step.
    for (let before = index - 1; before >= 0 && (longest[before] ?? 0) >= length; before -= 1) {
      const next = (lengths[before] ?? 0) + 1;
      const other = read[before];
      if (other && next > length && canPrecede(other, fill)) length = next;
    }
    lengths.push(length);
    longest.push(Math.max(length, longest[index - 1] ?? 0));
  }
  return lengths;
};

/**
 * Trusted are those in every longest sequence of readings that can follow each other: of 100, 900,
 * 200, 300 the 900 is an error; of 100, 900, 200 either of the last two may be wrong, so neither is
 * trusted.
 */
export const trustedReadings = (fills: readonly Fill[]): ReadonlySet<Fill> => {
  const read = readOf(fills);
  const before = lengthsUpTo(read, canFollow);
  const reversed = read.toReversed();
  const after = lengthsUpTo(reversed, (later, earlier) => canFollow(earlier, later)).toReversed();
  const longest = before.reduce((most, length) => Math.max(most, length), 0);
  const isOnOne = (index: number) => (before[index] ?? 0) + (after[index] ?? 0) === longest + 1;
  const atLength = new Map<number, number>();
  for (const [index, length] of before.entries()) {
    if (isOnOne(index)) atLength.set(length, (atLength.get(length) ?? 0) + 1);
  }
  return new Set(
    read.filter((_, index) => isOnOne(index) && atLength.get(before[index] ?? 0) === 1),
  );
};

/** With one of the neighbours in time that it contradicts. */
export interface WrongReading {
  fill: Fill;
  /** A fill that it contradicts. */
  against: Fill;
  /**
   * Lower than an earlier or higher than a later reading; or, for the days between, too far above
   * an earlier one (a jump) or below a later one (a gap).
   */
  kind: 'below' | 'above' | 'jump' | 'gap';
}

/** Each with the nearest neighbour in time that it contradicts. */
export const wrongReadings = (fills: readonly Fill[]): WrongReading[] => {
  const trusted = trustedReadings(fills);
  const read = readOf(fills);
  return read.flatMap((fill, index): WrongReading[] => {
    if (trusted.has(fill)) return [];
    const { km = 0 } = fill;
    const [before, after] = [read.slice(0, index), read.slice(index + 1)];
    const isFarFrom = (other: Fill) =>
      Math.abs((other.km ?? 0) - km) > maxKmBetween(other.at, fill.at);
    const last = before.findLast((other) => trusted.has(other)) ?? before.at(-1);
    if (last && (last.km ?? 0) < km && isFarFrom(last)) {
      return [{ fill, against: last, kind: 'jump' }];
    }
    const earlier = before.findLast((other) => (other.km ?? 0) > km);
    if (earlier) return [{ fill, against: earlier, kind: 'below' }];
    // If either of two may be wrong, the later one is named.
    const later = after.find((other) => trusted.has(other));
    if (!later) return [];
    if ((later.km ?? 0) < km) return [{ fill, against: later, kind: 'above' }];
    return isFarFrom(later) ? [{ fill, against: later, kind: 'gap' }] : [];
  });
};
