import type { ActivityEntry } from '../../activity/activity.ts';
import { branchKey, sameBranch, type BranchId } from '../../base/branch.ts';
import { numberOf } from '../../base/validation.ts';
import { RESOURCES } from '../../records/resources.ts';
import { toMillilitres } from '../amounts.ts';
import type { CountedStock } from './ledger.ts';

export interface Count {
  id: string;
  branch: BranchId;
  /** Milliseconds since 1970. */
  at: number;
  ml: number;
  /** AED per litre, as counted; undefined if the server does not say. */
  price?: number | undefined;
  /** Millilitres that the tank should have held; undefined if the server does not say. */
  bookMl?: number | undefined;
  /** Millilitres of one graduation of the stick, if it was counted by dip and the server says so. */
  graduationMl?: number | undefined;
  reason: string;
  by: string;
}

/** A stock with the last count of its tank. */
interface LastCounted extends CountedStock {
  id: number | string;
  counted_by?: string | null;
}

/** The log names a count by what it changed: `book_l` from the book to the count, or `liters`. */
const AMOUNT_FIELDS = ['book_l', 'liters'];

const countIn = (entry: ActivityEntry, stock: LastCounted): Count[] => {
  const changes = Array.isArray(entry.changes) ? entry.changes : [];
  const change = (names: readonly string[]) =>
    changes.find(({ field }) => names.includes(String(field)));
  const amount = change(AMOUNT_FIELDS);
  const [litres, book] = [numberOf(amount?.new), numberOf(amount?.old)];
  // A server that takes the time of a count logs it: the entry's own is that of saving.
  const counted = change(['counted_at'])?.new;
  const at = Date.parse(typeof counted === 'string' ? counted : (entry.at ?? ''));
  if (litres === undefined || Number.isNaN(at)) return [];
  const reason = change(['reason'])?.new;
  const graduation = numberOf(change(['graduation_l'])?.new);
  return [
    {
      id: `log-${entry.id}`,
      branch: branchKey(stock.branch_id) ?? '',
      at,
      ml: toMillilitres(litres),
      price: numberOf(change(['cost'])?.new),
      bookMl: book && toMillilitres(book),
      graduationMl: graduation && toMillilitres(graduation),
      reason: typeof reason === 'string' ? reason : '',
      by: entry.actor_name ?? '',
    },
  ];
};

/** The empty bowsers, which were never counted, as what their books start from. */
export const openingsOf = (stocks: readonly CountedStock[]): Count[] =>
  stocks.flatMap(({ branch_id, opened_at }) =>
    opened_at
      ? {
          id: `opened-${branch_id}`,
          branch: branchKey(branch_id) ?? '',
          at: 0,
          ml: 0,
          reason: '',
          by: '',
        }
      : [],
  );

const NEAR_MS = 120_000;

/**
 * The known counts of all tanks, newest first: those in the server's audit log, and the last of each tank,
 * which the stock itself tells.
 */
export const countsIn = (
  log: readonly ActivityEntry[],
  stocks: readonly LastCounted[],
): Count[] => {
  // A server whose stocks have no ids goes by the branch.
  const byId = new Map([
    ...stocks.map((stock) => [String(branchKey(stock.branch_id)), stock] as const),
    ...stocks.map((stock) => [String(stock.id), stock] as const),
  ]);
  const logged = log.flatMap((entry) => {
    const stock = byId.get(String(entry.entity_id));
    return entry.entity_type === RESOURCES.dieselStock && stock ? countIn(entry, stock) : [];
  });
  const last = stocks.flatMap((stock): Count[] => {
    const at = Date.parse(stock.counted_at ?? '');
    const ml = toMillilitres(stock.liters);
    const isLogged = logged.some(
      (count) =>
        sameBranch(count.branch, stock.branch_id) &&
        count.ml === ml &&
        Math.abs(count.at - at) <= NEAR_MS,
    );
    if (Number.isNaN(at) || isLogged) return [];
    const { id, branch_id, cost: price, counted_by } = stock;
    return [
      {
        id: `stock-${id}`,
        branch: branchKey(branch_id) ?? '',
        at,
        ml,
        price,
        reason: '',
        by: counted_by ?? '',
      },
    ];
  });
  return [...logged, ...last].toSorted((a, b) => b.at - a.at);
};

/**
 * The counts that follow each other without a gap: those of a log that has all from a moment on, and the last of each
 * tank, which the stock tells. `counts` are newest first.
 */
export const unbrokenCounts = (counts: readonly Count[], wholeFrom: number): Count[] =>
  counts.filter(
    (count) =>
      count.at >= wholeFrom || counts.find(({ branch }) => branch === count.branch) === count,
  );

/**
 * Whether the log of a server has the reason of a count that was just stored: it is in the newest
 * entries, in whatever field.
 */
export const isReasonLogged = (
  log: readonly { readonly id?: unknown; readonly at?: string }[],
  reason: string,
): boolean => {
  const times = log.map(({ at }) => Date.parse(at ?? ''));
  const newest = Math.max(...times.filter((time) => !Number.isNaN(time)));
  const text = JSON.stringify(reason).slice(1, -1);
  return log.some((entry, place) => {
    const isOlder = (times[place] ?? NaN) < newest - NEAR_MS;
    return !isOlder && JSON.stringify(entry).includes(text);
  });
};
