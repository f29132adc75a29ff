import { branchKey, sameBranch, type BranchId } from '../../base/branch.ts';
import { costInFils, toMillilitres } from '../amounts.ts';
import { MOVEMENT_KINDS, type Gaps, type Movement, type MovementKind } from './movements.ts';

/** The last count of a branch, as a server sends it; it may have no more than branch, litres and cost. */
export interface CountedStock {
  branch_id: BranchId;
  /** Litres at the last count. */
  liters: number;
  /** AED per litre. */
  cost: number;
  /** An instant; without it the litres are current. */
  counted_at?: string | null;
  /** Where there was no count, an instant at which it held these litres. */
  opened_at?: string;
  /** The server's own book, in litres. */
  book_l?: number | null;
}

/** Some diesel and its value: millilitres and fils, both signed. */
export interface Amount {
  ml: number;
  fils: number;
}
interface LedgerLine extends Amount {
  vouchers: number;
}

/**
 * A branch's diesel since its last count. Opening, lines and price variance add up to the book
 * exactly.
 * A voucher has one value everywhere: the one that the server stored with it. The tank's value
 * follows the weighted average instead, so that a wrong price on one voucher does not spread to the
 * litres that are left. The price variance is the difference.
 */
export interface Ledger {
  branch: BranchId;
  /** Milliseconds since 1970. */
  countedAt: number;
  opening: Amount;
  /** What left the stock is negative. */
  lines: Readonly<Record<MovementKind, LedgerLine>>;
  /**
   * In fils: how much vouchers for what left the tank say more (positive) or less than its average
   * cost then; and less the real price, once bought, of litres issued before.
   */
  priceVariance: number;
  book: Amount;
  /** The weighted average cost in hundredths of a fils per litre, not rounded. */
  unitPrice: number;
  /** Vouchers of the branch that had to be left out. */
  unclear: number;
}

/** A ledger that movements are being added to. */
export interface State extends Omit<Ledger, 'lines' | 'book'> {
  lines: Record<MovementKind, LedgerLine>;
  book: Amount;
}

type Start = Pick<Ledger, 'branch' | 'countedAt' | 'unitPrice'> & { ml: number; unclear?: number };

/** A ledger without movements. */
export const opened = ({ ml, unitPrice, unclear = 0, ...start }: Start): State => {
  const opening = { ml, fils: costInFils(ml, unitPrice) };
  const none = () => ({ ml: 0, fils: 0, vouchers: 0 });
  return {
    ...start,
    opening,
    lines: {
      purchases: none(),
      transfersIn: none(),
      issues: none(),
      extractions: none(),
      transfersOut: none(),
    },
    priceVariance: 0,
    book: { ...opening },
    unitPrice,
    unclear,
  };
};

const post = (state: State, kind: MovementKind, ml: number, fils: number) => {
  const line = state.lines[kind];
  line.ml += ml;
  line.fils += fils;
  line.vouchers += 1;
  state.book.ml += ml;
  state.book.fils += fils;
};

/**
 * The last litre takes all that is left of the value; what the voucher says otherwise is price
 * variance.
 */
const give = (state: State, kind: MovementKind, ml: number, fils: number | undefined): number => {
  const worth = ml === state.book.ml ? state.book.fils : costInFils(ml, state.unitPrice);
  const cost = fils ?? worth;
  post(state, kind, -ml, -cost);
  state.priceVariance += cost - worth;
  state.book.fils += cost - worth;
  return cost;
};

/** What comes in changes the average cost. */
const take = (state: State, kind: MovementKind, ml: number, fils: number | undefined) => {
  const worth = fils ?? costInFils(ml, state.unitPrice);
  const price = ml === 0 ? state.unitPrice : (worth * 100_000) / ml;
  if (state.book.ml <= 0) {
    // Litres issued before they were bought now get their real price.
    const change = costInFils(state.book.ml, price) - state.book.fils;
    state.priceVariance += change;
    state.book.fils += change;
    state.unitPrice = price;
  }
  post(state, kind, ml, worth);
  if (state.book.ml > 0) state.unitPrice = (state.book.fils * 100_000) / state.book.ml;
};

/** At the same instant deliveries come first; the rest only makes the result independent of the order. */
export const inTime = (a: Movement, b: Movement): number =>
  a.at - b.at ||
  Number(b.kind === 'purchases') - Number(a.kind === 'purchases') ||
  a.kind.localeCompare(b.kind) ||
  String(a.branch).localeCompare(String(b.branch)) ||
  a.ml - b.ml ||
  (a.fils ?? 0) - (b.fils ?? 0);

/** What happened up to a count is included in the count. */
export const applyMovement = (
  states: ReadonlyMap<BranchId, State>,
  { kind, branch, to, at, ml, fils }: Movement,
) => {
  const counts = (state: State | undefined) => (state && at > state.countedAt ? state : undefined);
  const here = counts(states.get(branch));
  if (kind === 'purchases') {
    if (here) take(here, kind, ml, fils);
    return;
  }
  if (kind !== 'transfers') {
    if (here) give(here, kind, ml, fils);
    return;
  }
  const worth = here ? give(here, 'transfersOut', ml, fils) : fils;
  const there = to === undefined ? undefined : counts(states.get(to));
  if (there) take(there, 'transfersIn', ml, worth);
};

/** When the book of a tank starts, in milliseconds since 1970; NaN if that is unknown. */
export const bookStart = ({
  counted_at,
  opened_at,
}: Pick<CountedStock, 'counted_at' | 'opened_at'>): number =>
  Date.parse(counted_at ?? opened_at ?? '');

type OfBranch = Pick<CountedStock, 'branch_id'>;

/** The only one of its branch. */
export const isOnlyStock = ({ branch_id }: OfBranch, stocks: readonly OfBranch[]): boolean =>
  stocks.filter((other) => sameBranch(other.branch_id, branch_id)).length === 1;

/**
 * By branch key: the last count plus purchases (received) and transfers in, minus issues,
 * extractions and transfers out, in chronological order. What happened up to the count is included
 * in the count. The average cost changes with each delivery; a transfer is worth the same to both
 * branches. Branches without the time of their count, or with several stocks, have no ledger.
 */
export const ledgersOf = (
  stocks: readonly CountedStock[],
  movements: readonly Movement[],
  gaps: Gaps,
): ReadonlyMap<BranchId, Ledger> => {
  const states = new Map<BranchId, State>();
  for (const stock of stocks) {
    const branch = branchKey(stock.branch_id);
    const countedAt = bookStart(stock);
    if (branch !== undefined && !Number.isNaN(countedAt) && isOnlyStock(stock, stocks)) {
      states.set(
        branch,
        opened({
          branch,
          countedAt,
          ml: toMillilitres(stock.liters),
          unitPrice: stock.cost * 10_000,
          unclear: gaps.unclear.get(branch) ?? 0,
        }),
      );
    }
  }
  const first = Math.min(...[...states.values()].map(({ countedAt }) => countedAt));
  const since = movements.filter(({ at }) => at > first).toSorted(inTime);
  for (const movement of since) applyMovement(states, movement);
  return states;
};

export interface LedgerStep extends Amount {
  name: 'opening' | MovementKind | 'priceVariance' | 'book' | 'variance' | 'revaluation' | 'count';
  /** The litres before and after it, where its bar starts and ends. */
  from: number;
  to: number;
}

/** Transfers and a price variance are omitted if there are none. */
export const stepsOf = ({ opening, lines, priceVariance, book }: Ledger): LedgerStep[] => {
  let level = opening.ml;
  const steps: LedgerStep[] = [{ name: 'opening', ...opening, from: 0, to: level }];
  for (const name of MOVEMENT_KINDS) {
    const { ml, fils, vouchers } = lines[name];
    const isTransfer = name === 'transfersIn' || name === 'transfersOut';
    if (vouchers === 0 && isTransfer) continue;
    steps.push({ name, ml, fils, from: level, to: level + ml });
    level += ml;
  }
  if (priceVariance !== 0) {
    steps.push({ name: 'priceVariance', ml: 0, fils: priceVariance, from: level, to: level });
  }
  steps.push({ name: 'book', ...book, from: 0, to: book.ml });
  return steps;
};
