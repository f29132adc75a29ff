import { costInFils } from '../amounts.ts';
import type { Count } from './counts.ts';
import { applyMovement, inTime, opened, type Amount, type Ledger, type State } from './ledger.ts';
import { changeOf, type Movement } from './movements.ts';

/**
 * What happened to a branch's diesel between two moments. Opening, lines, variance and price variance add up to
 * the closing exactly, in litres and in money.
 */
export interface Reconciliation extends Pick<
  Ledger,
  'branch' | 'opening' | 'lines' | 'priceVariance'
> {
  /** By how much the counts differed from the book. */
  variance: Amount & { counts: number };
  closing: Amount;
  /** The first known count, in milliseconds since 1970, if none is known from before: the opening follows from it. */
  workedBackFrom: number | undefined;
  /** The first known count, if the month starts with it: worked back, the tank would have held less than nothing. */
  startsAt: number | undefined;
}

type Start = Pick<Reconciliation, 'workedBackFrom' | 'startsAt'> & { state: State };

const hasPrice = ({ price }: Count): boolean => price !== undefined;

/** Where a count has no price, that of the nearest one before it; if none has, after it. */
const priceAt = (counts: readonly Count[], count: Count): number =>
  [count, counts.findLast((one) => one.at <= count.at && hasPrice(one)), counts.find(hasPrice)]
    .map((one) => one?.price)
    .find((price) => price !== undefined) ?? 0;

/**
 * A branch's state at a moment: from the last count before it, or worked back from the first one after, at the
 * price of that count. Undefined if movements since then may be missing.
 */
const stateAt = (
  counts: readonly Count[],
  movements: readonly Movement[],
  { from, to }: Period,
  wholeFrom: number,
): Start | undefined => {
  const openedBy = (count: Count, ml: number, countedAt: number): State =>
    opened({ branch: count.branch, ml, unitPrice: priceAt(counts, count) * 10_000, countedAt });
  const base = counts.findLast(({ at }) => at < from);
  if ((base?.at ?? from) < wholeFrom) return undefined;
  const none = { workedBackFrom: undefined, startsAt: undefined };
  if (base) return { ...none, state: openedBy(base, base.ml, base.at) };
  const [first] = counts;
  if (!first) return undefined;
  const since = movements
    .filter(({ at }) => at >= from && at <= first.at)
    .reduce((sum, movement) => sum + changeOf(movement, first.branch), 0);
  const ml = (first.bookMl ?? first.ml) - since;
  if (ml >= 0) return { ...none, state: openedBy(first, ml, from - 1), workedBackFrom: first.at };
  if (first.at >= to) return undefined;
  return { ...none, state: openedBy(first, 0, first.at - 1), startsAt: first.at };
};

export interface Period {
  /** Milliseconds since 1970, inclusive. */
  from: number;
  /** Exclusive. */
  to: number;
}

/**
 * The reconciliation of each branch that has a count. A count at an instant includes the vouchers of that
 * instant, and the book restarts from it: the difference in litres is its variance at the average cost; what a new
 * price changes is price variance. A branch is left out if its movements are not all known: none is missing from
 * `wholeFrom` on.
 */
export const reconciled = (
  counts: readonly Count[],
  movements: readonly Movement[],
  { from, to }: Period,
  wholeFrom = -Infinity,
): Reconciliation[] => {
  const inOrder = counts.toSorted((a, b) => a.at - b.at);
  const found = [...new Set(inOrder.map(({ branch }) => branch))].flatMap((branch) => {
    const own = inOrder.filter((count) => count.branch === branch);
    return stateAt(own, movements, { from, to }, wholeFrom) ?? [];
  });
  const states = new Map(found.map(({ state }) => [state.branch, state]));
  const sorted = movements.filter(({ at }) => at < to).toSorted(inTime);
  for (const movement of sorted) if (movement.at < from) applyMovement(states, movement);
  const sums = found.map(({ state, ...start }) => {
    const opening = { ...state.book };
    for (const line of Object.values(state.lines))
      Object.assign(line, { ml: 0, fils: 0, vouchers: 0 });
    state.priceVariance = 0;
    return { ...start, state, opening, variance: { ml: 0, fils: 0, counts: 0 } };
  });
  const inPeriod = inOrder.filter(({ at }) => at >= from && at < to);
  const recount = (count: Count) => {
    const own = sums.find(({ state }) => state.branch === count.branch);
    if (!own) return;
    const { state, variance } = own;
    const unitPrice = count.price === undefined ? state.unitPrice : count.price * 10_000;
    const [ml, value] = [count.ml - state.book.ml, costInFils(count.ml, unitPrice)];
    const fils = costInFils(ml, state.unitPrice);
    variance.ml += ml;
    variance.fils += fils;
    variance.counts += 1;
    state.priceVariance += value - state.book.fils - fils;
    state.book = { ml: count.ml, fils: value };
    state.unitPrice = unitPrice;
  };
  let next = 0;
  const recountBefore = (at: number) => {
    for (let count = inPeriod[next]; count && count.at < at; count = inPeriod[next]) {
      recount(count);
      next += 1;
    }
  };
  for (const movement of sorted) {
    if (movement.at < from) continue;
    recountBefore(movement.at);
    applyMovement(states, movement);
  }
  recountBefore(to);
  return sums.map(({ state, opening, variance, ...start }) => ({
    ...start,
    branch: state.branch,
    opening,
    lines: state.lines,
    variance,
    priceVariance: state.priceVariance,
    closing: state.book,
  }));
};
