import { addMonths, dayOf } from '../base/dates.ts';
import { grouped } from '../base/grouped.ts';
import { numberOf } from '../base/validation.ts';
import { inForce } from './corrections.ts';
import type { Sent } from './entry.ts';
import type { DieselPurchase } from './purchase.ts';

interface Priced {
  at?: unknown;
  unit_price?: unknown;
}

/** A median of fewer prices is meaningless. */
const FEWEST = 2;

/** Without void and corrected ones. */
export const standing = <Row extends Sent<DieselPurchase>>(purchases: readonly Row[]): Row[] =>
  inForce(purchases).filter(({ status }) => status !== 'void');

/**
 * The prices that those of a purchase are compared with, in AED per litre: those of the month's other
 * purchases; while these are too few, also those of the month before.
 */
export const comparablePrices = <Row extends Priced>(
  purchases: readonly Row[],
  timeZone: string,
): ((at: unknown, isItself?: (row: Row) => boolean) => readonly number[]) => {
  const byMonth = grouped(purchases, ({ at }) => dayOf(String(at), timeZone)?.slice(0, 7) ?? '');
  return (at, isItself = () => false) => {
    const day = dayOf(String(at), timeZone);
    if (day === undefined) return [];
    const pricesOf = (someDay: string) =>
      (byMonth.get(someDay.slice(0, 7)) ?? []).flatMap((row) =>
        isItself(row) ? [] : (numberOf(row.unit_price) ?? []),
      );
    const month = pricesOf(day);
    if (month.length >= FEWEST) return month;
    const all = [...month, ...pricesOf(addMonths(day, -1))];
    return all.length >= FEWEST ? all : [];
  };
};
