import type { BranchId } from '../../base/branch.ts';
import { addDays, startOf, type IsoDate } from '../../base/dates.ts';
import { changeOf, type Movement } from './movements.ts';

/** The number of days over which the use of diesel is averaged, and charted. */
export const USE_DAYS = 30;
const DAY = 86_400_000;

/** Some of the company's calendar days, oldest first, and the start of each. */
interface Days {
  days: readonly IsoDate[];
  /** Milliseconds since 1970, one more than days: the last is the end of the last day. */
  starts: readonly number[];
}

/** The last days up to today, in the company's time zone. */
export const lastDays = (today: IsoDate, timeZone: string, count: number = USE_DAYS): Days => {
  const days = Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
  return { days, starts: [...days, addDays(today, 1)].map((day) => startOf(day, timeZone)) };
};

/** The index of the day that contains an instant; -1 for none of them. */
export const dayIndex = ({ starts }: Days, at: number): number => {
  const first = starts[0] ?? Infinity;
  if (!(at >= first) || at >= (starts.at(-1) ?? 0)) return -1;
  let index = Math.min(Math.floor((at - first) / DAY), starts.length - 2);
  // A day on which clocks change has 23 or 25 hours.
  while (at < (starts[index] ?? 0)) index -= 1;
  while (at >= (starts[index + 1] ?? Infinity)) index += 1;
  return index;
};

/** Millilitres a day. */
interface DayUse {
  issued: number[];
  purchased: number[];
  extracted: number[];
}

/** What was issued, received and taken on each day; a transfer between branches is none of these. */
export const litresByDay = (movements: readonly Movement[], days: Days): DayUse => {
  const none = () => days.days.map(() => 0);
  const use: DayUse = { issued: none(), purchased: none(), extracted: none() };
  const names = { issues: 'issued', purchases: 'purchased', extractions: 'extracted' } as const;
  for (const { kind, at, ml } of movements) {
    const index = kind === 'transfers' ? -1 : dayIndex(days, at);
    if (kind === 'transfers' || index < 0) continue;
    const sums = use[names[kind]];
    sums[index] = (sums[index] ?? 0) + ml;
  }
  return use;
};

/**
 * In millilitres at the end of each day, worked back from what the tanks hold now. Before a count
 * it is what they must have held for the count to be right.
 */
export const levelsByDay = (
  bookMl: number,
  branches: readonly BranchId[],
  movements: readonly Movement[],
  days: Days,
): number[] => {
  const changes = days.days.map(() => 0);
  let later = 0;
  for (const movement of movements) {
    const change = branches.reduce<number>((sum, branch) => sum + changeOf(movement, branch), 0);
    const index = dayIndex(days, movement.at);
    if (index >= 0) changes[index] = (changes[index] ?? 0) + change;
    else if (movement.at >= (days.starts.at(-1) ?? Infinity)) later += change;
  }
  let level = bookMl - later;
  return changes
    .toReversed()
    .map((change) => {
      const held = level;
      level -= change;
      return held;
    })
    .toReversed();
};

/** Movements of some kinds, excluding the second moment; their cost if every one of them has it. */
export const sumBetween = (
  movements: readonly Movement[],
  kinds: readonly Movement['kind'][],
  from: number,
  to: number,
): { ml: number; fils: number | undefined } => {
  const found = movements.filter(({ kind, at }) => kinds.includes(kind) && at >= from && at < to);
  return {
    ml: found.reduce((sum, { ml }) => sum + ml, 0),
    fils: found.reduce<number | undefined>(
      (sum, { cost }) => (sum === undefined || cost === undefined ? undefined : sum + cost),
      0,
    ),
  };
};

/**
 * At the mean daily use of the last 30 days: issues and extractions, without transfers, over the
 * days with vouchers. Undefined if nothing was used; never negative.
 */
export const daysOfCover = (
  stockMl: number,
  branch: BranchId,
  movements: readonly Movement[],
  now: number,
): number | undefined => {
  const start = now - USE_DAYS * DAY;
  let used = 0;
  let first = now;
  for (const { kind, branch: own, at, ml } of movements) {
    if (own !== branch || at > now) continue;
    first = Math.min(first, at);
    if (at > start && (kind === 'issues' || kind === 'extractions')) used += ml;
  }
  const days = Math.max(1, (now - Math.max(first, start)) / DAY);
  return used === 0 ? undefined : Math.max(0, stockMl) / (used / days);
};
