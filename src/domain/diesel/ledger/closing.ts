import { keyOfBranch } from '../../base/branch.ts';
import { addDays, dayOf, isIsoDate, startOf, type IsoDate } from '../../base/dates.ts';
import { idRanges, isInRanges } from '../../records/idRanges.ts';
import type { Count } from './counts.ts';
import type { Amount, Ledger, LedgerStep } from './ledger.ts';
import type { Period, Reconciliation } from './month.ts';
import {
  MOVEMENT_KINDS,
  transferTarget,
  VOUCHER_LISTS,
  type VoucherListName,
  type Vouchers,
} from './movements.ts';

/** A month as yyyy-MM. */
export type Month = string;

const firstOf = (month: Month): IsoDate => `${month}-01`;

export const isMonth = (value: unknown): value is Month =>
  typeof value === 'string' && value.length === 7 && isIsoDate(firstOf(value));

export const monthBefore = (month: Month): Month => addDays(firstOf(month), -1).slice(0, 7);
const monthAfter = (month: Month): Month => addDays(firstOf(month), 31).slice(0, 7);

/** The month of a day and those before it, newest first. */
export const monthsUpTo = (day: IsoDate, count: number): Month[] => {
  const months = [day.slice(0, 7)];
  while (months.length < count) months.push(monthBefore(months.at(-1) ?? day));
  return months;
};

/** A month's first and last day. */
export const daysOfMonth = (month: Month): { from: IsoDate; to: IsoDate } => ({
  from: firstOf(month),
  to: addDays(firstOf(monthAfter(month)), -1),
});

/** The moments at which a month starts (inclusive) and ends (exclusive), in milliseconds since 1970. */
export const boundsOf = (month: Month, timeZone: string): Period => ({
  from: startOf(firstOf(month), timeZone),
  to: startOf(firstOf(monthAfter(month)), timeZone),
});

/**
 * The first day whose vouchers a month and the one before it need: that of the last count of each tank before
 * them. One day earlier, so that the day is included in whichever time zone the server counts days.
 */
export const booksStart = (counts: readonly Count[], month: Month, timeZone: string): IsoDate => {
  const { from } = boundsOf(monthBefore(month), timeZone);
  const bases = new Map<Count['branch'], number>();
  for (const { branch, at } of counts) {
    if (at < from) bases.set(branch, Math.max(at, bases.get(branch) ?? -Infinity));
  }
  const first = Math.min(from, ...bases.values());
  return addDays(dayOf(first, timeZone) ?? firstOf(month), -1);
};

export interface MonthLine {
  name: Exclude<LedgerStep['name'], 'book' | 'count' | 'revaluation'> | 'closing';
  ml: number;
  /** Undefined if it is not known: worked back from a later count, only the litres are. */
  fils: number | undefined;
  /** Of how many vouchers or counts; undefined where none belong to the line. */
  of: number | undefined;
}

/** The lines of a reconciliation from opening to closing, which add up exactly. */
export const monthLines = ({
  opening,
  lines,
  variance,
  priceVariance,
  closing,
  workedBackFrom,
}: Reconciliation): MonthLine[] => {
  const known = (fils: number) => (workedBackFrom === undefined ? fils : undefined);
  return [
    { name: 'opening', ml: opening.ml, fils: known(opening.fils), of: undefined },
    ...MOVEMENT_KINDS.map((name) => {
      const { vouchers: of, ...amount } = lines[name];
      return { name, ...amount, of };
    }),
    { name: 'variance', ml: variance.ml, fils: known(variance.fils), of: variance.counts },
    { name: 'priceVariance', ml: 0, fils: known(priceVariance), of: undefined },
    { name: 'closing', ml: closing.ml, fils: known(closing.fils), of: undefined },
  ];
};

/** A closed month of a branch, with its closing figures. */
export interface ClosedMonth extends Amount {
  branch: Ledger['branch'];
  month: Month;
  by: string;
  /** An instant. */
  at: string;
  /** Its vouchers by then, as `vouchersText` writes them. */
  vouchers?: string;
}

/** A closed month, or one that may be closed, as the books could not be read. */
export type Closing = ClosedMonth | 'unread';

export const closedMonth = (
  closed: readonly ClosedMonth[],
  branch: Ledger['branch'],
  month: Month | undefined,
): ClosedMonth | undefined =>
  closed.find((one) => one.month === month && String(one.branch) === String(branch));

/** A branch's closed month in which a moment lies, in milliseconds since 1970. */
export const closedAt = (
  closed: readonly ClosedMonth[],
  branch: Ledger['branch'] | undefined,
  at: number,
  timeZone: string,
): ClosedMonth | undefined =>
  branch === undefined || Number.isNaN(at)
    ? undefined
    : closedMonth(closed, branch, dayOf(at, timeZone)?.slice(0, 7));

export interface MonthVoucher {
  /** Unique among all vouchers. */
  key: string;
  list: VoucherListName;
  id: number | string;
  ref: string;
}

/** The vouchers with a date in a branch's month: its own, and transfers to it. */
export const vouchersIn = (
  { branches = [], ...lists }: Vouchers,
  branch: Ledger['branch'],
  { from, to }: Period,
): MonthVoucher[] =>
  VOUCHER_LISTS.flatMap((list) =>
    lists[list].flatMap((row) => {
      const at = Date.parse(row.at ?? '');
      const isHere =
        keyOfBranch(branches, row.branch_id) === branch || transferTarget(row, branches) === branch;
      if (!isHere || !(at >= from && at < to)) return [];
      const { id, ref } = row;
      return [{ key: `${list}-${id}`, list, id, ref: ref ?? `#${id}` }];
    }),
  );

/** Vouchers by list, their ids in ranges: `issues:7-120.131 purchases:4`. */
export const vouchersText = (vouchers: readonly MonthVoucher[]): string =>
  VOUCHER_LISTS.map((name) => {
    const ids = vouchers.filter(({ list }) => list === name).map(({ id }) => String(id));
    return `${name}:${idRanges(ids, Infinity).ranges}`;
  }).join(' ');

/** Those of a month's vouchers that were recorded after it was closed. */
export const recordedLater = (
  { vouchers }: Pick<ClosedMonth, 'vouchers'>,
  now: readonly MonthVoucher[],
): MonthVoucher[] => {
  if (vouchers === undefined) return [];
  const before = new Map(vouchers.split(' ').map((part) => part.split(':') as [string, string]));
  return now.filter(({ list, id }) => !isInRanges(id, before.get(list) ?? ''));
};

/** By how much a closed month now closes differently, as vouchers were recorded in it later; undefined if it does not. */
export const changedSince = (
  closed: Amount,
  { closing }: Pick<Reconciliation, 'closing'>,
): Amount | undefined => {
  const [ml, fils] = [closing.ml - closed.ml, closing.fils - closed.fils];
  return ml === 0 && fils === 0 ? undefined : { ml, fils };
};
