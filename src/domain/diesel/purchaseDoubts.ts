import type { BranchId } from '../base/branch.ts';
import { numberOf } from '../base/validation.ts';
import type { ImportEntry } from '../import/importEntry.ts';
import { toLitres, toMillilitres } from './amounts.ts';
import { doubtsOf, type Doubt, type Known } from './doubts.ts';
import type { Sent } from './entry.ts';
import type { Closing } from './ledger/closing.ts';
import { withReason } from './notes.ts';
import type { DieselPurchase } from './purchase.ts';
import { comparablePrices, standing } from './purchasePrices.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the purchases of a file are compared with. */
export interface KnownBooks {
  now: number;
  timeZone: string;
  /** Those recorded already. */
  purchases: readonly Sent<DieselPurchase>[];
  branchOf: (row: Row) => BranchId | undefined;
  tanks: ReadonlyMap<BranchId, NonNullable<Known['into']>>;
  closedAt: (branch: BranchId | undefined, at: number) => Closing | undefined;
}

/**
 * What can hardly be true of purchases that are added together, row by row, by the rules of the form: the tank also
 * holds what the rows before it brought, and prices are compared with those of the other rows too.
 */
export const purchaseDoubts = (rows: readonly Row[], books: KnownBooks): Doubt[][] => {
  const { now, timeZone, purchases, branchOf, tanks, closedAt } = books;
  const pricesFor = comparablePrices<object>([...standing(purchases), ...rows], timeZone);
  const brought = new Map<BranchId | undefined, number>();
  return rows.map((row) => {
    const at = Date.parse(String(row['at']));
    if (Number.isNaN(at)) return [];
    const litres = numberOf(row['liters_received']);
    const branch = branchOf(row);
    const tank = branch === undefined ? undefined : tanks.get(branch);
    const before = brought.get(branch) ?? 0;
    const isLater = at > (tank?.countedAt ?? -Infinity);
    if (isLater) brought.set(branch, before + toMillilitres(litres ?? 0));
    const held = tank?.held === undefined ? undefined : toLitres(toMillilitres(tank.held) + before);
    return doubtsOf(
      { at, litres, litresField: 'liters_received', price: numberOf(row['unit_price']) },
      {
        now,
        closed: closedAt(branch, at),
        countedAt: tank?.countedAt,
        into: { ...tank, held },
        prices: pricesFor(row['at'], (other) => other === row),
      },
    );
  });
};

/**
 * The rows of an import with the reason why the doubted ones are recorded anyway in their notes. All of them have
 * notes then, as they may go up in one file.
 */
export const withReasons = <Entry extends Pick<ImportEntry, 'line' | 'record'>>(
  entries: readonly Entry[],
  doubted: ReadonlySet<number>,
  reason: string,
): Entry[] =>
  entries.map((entry) => {
    const { notes = null } = entry.record;
    const own = doubted.has(entry.line) ? withReason(notes, reason) : notes;
    return { ...entry, record: { ...entry.record, notes: own } };
  });
