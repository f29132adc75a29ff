import { atOnce, eachSliced, type Sliced } from '../../base/slices.ts';
import { toMillilitres } from '../amounts.ts';
import type { Sent } from '../entry.ts';
import type { DieselIssue } from '../issue.ts';

/** An issue, from which its truck's consumption follows. */
export interface FilledVoucher extends Sent<DieselIssue> {
  /** A fill before this one was not recorded. */
  missed_previous?: boolean | null;
}

/** A fill of a truck's tank. */
export interface Fill<Row extends FilledVoucher = FilledVoucher> {
  row: Row;
  /** Milliseconds since 1970. */
  at: number;
  ml: number;
  km: number | undefined;
}

const knownKm = (km: number | null | undefined): number | undefined =>
  typeof km === 'number' && km > 0 ? km : undefined;

const inTime = (a: Fill, b: Fill): number =>
  a.at - b.at || (a.km ?? 0) - (b.km ?? 0) || String(a.row.id).localeCompare(String(b.row.id));

/** The fills of each truck, by its id. */
export type FillsByTruck<Row extends FilledVoucher = FilledVoucher> = ReadonlyMap<
  number,
  readonly Fill<Row>[]
>;

/**
 * The fills of each truck in chronological order, with late records in their place. Void issues, and those
 * without truck, time or litres, are left out.
 */
export function* fillsSliced<Row extends FilledVoucher>(
  rows: readonly Row[],
): Sliced<FillsByTruck<Row>> {
  const byTruck = new Map<number, Fill<Row>[]>();
  yield* eachSliced(rows, (row) => {
    const { truck_id: truck, liters, odometer_km, status } = row;
    const at = Date.parse(row.at ?? '');
    if (status === 'void' || typeof truck !== 'number' || typeof liters !== 'number') return;
    if (Number.isNaN(at)) return;
    const fill = { row, at, ml: toMillilitres(liters), km: knownKm(odometer_km) };
    const fills = byTruck.get(truck);
    if (fills) fills.push(fill);
    else byTruck.set(truck, [fill]);
  });
  yield* eachSliced([...byTruck.values()], (fills) => fills.sort(inTime));
  return byTruck;
}

export const fillsByTruck = <Row extends FilledVoucher>(rows: readonly Row[]): FillsByTruck<Row> =>
  atOnce(fillsSliced(rows));

/** A reading that contradicts its neighbours in time, and one of these. */
export interface WrongReading {
  fill: Fill;
  /** An earlier fill with a higher reading, or a later one with a lower reading. */
  against: Fill;
}

/** For each position, the length of the longest rising sequence that ends there. */
const lengthsUpTo = (values: readonly number[]): number[] => {
  const lowest: number[] = [];
  return values.map((value) => {
    let from = 0;
    let to = lowest.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((lowest[middle] ?? 0) <= value) from = middle + 1;
      else to = middle;
    }
    lowest[from] = value;
    return from + 1;
  });
};

/**
 * The readings of a truck that can be right, since an odometer never goes back. Trusted are those in every
 * longest rising sequence: of 100, 900, 200, 300 the 900 is an error; of 100, 900, 200 either of the last two
 * may be wrong, so neither is trusted.
 */
export const trustedReadings = (fills: readonly Fill[]): ReadonlySet<Fill> => {
  const read = fills.filter((fill) => fill.km !== undefined);
  const values = read.map(({ km }) => km ?? 0);
  const before = lengthsUpTo(values);
  const after = lengthsUpTo(values.map((value) => -value).toReversed()).toReversed();
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

/** The readings that go back, each with the nearest neighbour in time that it contradicts. */
export const wrongReadings = (fills: readonly Fill[]): WrongReading[] => {
  const trusted = trustedReadings(fills);
  const read = fills.filter(({ km }) => km !== undefined);
  return read.flatMap((fill, index) => {
    if (trusted.has(fill)) return [];
    const { km = 0 } = fill;
    const isHigher = (other: Fill) => (other.km ?? 0) > km;
    const isLower = (other: Fill) => (other.km ?? 0) < km;
    const earlier = read.slice(0, index).findLast(isHigher);
    if (earlier) return [{ fill, against: earlier }];
    const later = read.slice(index + 1).find(isLower);
    // If either of two may be wrong, the later one is named.
    return later && trusted.has(later) ? [{ fill, against: later }] : [];
  });
};

/** The fills with a reading just before and just after a moment, between which a new reading has to lie. */
export const neighboursAt = (
  fills: readonly Fill[],
  at: number,
): { before?: Fill; after?: Fill } => {
  const read = fills.filter(({ km }) => km !== undefined);
  return {
    before: read.findLast((fill) => fill.at <= at),
    after: read.find((fill) => fill.at > at),
  };
};
