import { branchKey, type BranchId } from '../../base/branch.ts';
import type { CompanyDay } from '../../base/companyDay.ts';
import { dayOf, daysBetween } from '../../base/dates.ts';
import { averagePrice, costInFils, toLitres, toMillilitres } from '../amounts.ts';
import { COUNT_EVERY_DAYS } from './count.ts';
import { isOnlyStock, ledgersOf, bookStart, type CountedStock, type Ledger } from './ledger.ts';
import type { Movements } from './movements.ts';
import { daysOfCover, USE_DAYS } from './use.ts';

export interface TankStock extends Omit<CountedStock, 'liters' | 'cost'> {
  liters: number | null;
  cost: number | null;
  name: string;
  capacity_l: number | null;
  reorder_level_l: number | null;
  counted_by: string | null;
}

/** Litres of a tank, and their value in fils if it is known. */
export interface Held {
  ml: number;
  fils: number | undefined;
}

/** The stocks whose litres and price are known, as a ledger needs them; an empty one needs no price. */
export const countedStocks = <Stock extends TankStock>(stocks: readonly Stock[]) =>
  stocks.flatMap((stock) => {
    const { liters } = stock;
    const cost = stock.cost ?? (liters === 0 ? 0 : null);
    return liters === null || cost === null ? [] : [{ ...stock, liters, cost }];
  });

/** What a tank's ledger needs and does not have. */
export type Lacking = 'litres' | 'price' | 'time' | 'oneStock' | 'vouchers';

const lackingIn = (stock: TankStock, stocks: readonly TankStock[]): Lacking => {
  if (stock.liters === null) return 'litres';
  if (countedStocks([stock]).length === 0) return 'price';
  if (Number.isNaN(bookStart(stock))) return 'time';
  return isOnlyStock(stock, stocks) ? 'vouchers' : 'oneStock';
};

export interface Position<Stock extends TankStock = TankStock> {
  branch: BranchId;
  stock: Stock;
  /** Absent unless all its vouchers are known. */
  ledger: Ledger | undefined;
  /** Why there is no ledger. */
  lacks: Lacking | undefined;
  /** From the ledger, else from the server; undefined if neither is known. */
  book: Held | undefined;
  /**
   * Hundredths of a fils per litre, with the decimals by which the book's litres have its value.
   */
  unitPrice: number | undefined;
  /** By how many millilitres the server's own book is higher, if it differs. */
  toldMore: number | undefined;
  /** In days. */
  cover: number | undefined;
  /** Undefined if the server does not say when it was. */
  daysSinceCount: number | undefined;
  isLow: boolean;
  /** The book has more than the tank can hold: something was booked wrongly. */
  isOver: boolean;
  isCountDue: boolean;
}

/** The average by which the book's litres have its value; undefined if nothing has told a price. */
const bookPrice = ({ book, unitPrice }: Ledger): number | undefined => {
  const average = averagePrice(book.ml, book.fils);
  return average === undefined ? unitPrice || undefined : average * 10_000;
};

/**
 * What the tank of a position held at a moment since its last count. Without a ledger the book of
 * that moment is not known.
 */
export const positionAt = <Stock extends TankStock>(
  position: Position<Stock>,
  stocks: readonly Stock[],
  { movements, gaps }: Movements,
  at: number,
): Position<Stock> => {
  const until = movements.filter((movement) => movement.at <= at);
  const ledger =
    position.ledger && ledgersOf(countedStocks(stocks), until, gaps).get(position.branch);
  return {
    ...position,
    ledger,
    book: ledger?.book,
    unitPrice: ledger ? bookPrice(ledger) : position.unitPrice,
  };
};

const toldBook = (stock: TankStock): number | undefined => {
  if (typeof stock.book_l === 'number') return toMillilitres(stock.book_l);
  if (stock.counted_at || stock.opened_at || typeof stock.liters !== 'number') return undefined;
  return toMillilitres(stock.liters);
};

/**
 * `known` are the movements since the oldest count, of which none is missing from `wholeFrom` on.
 * For a branch that was counted before, or has vouchers that say too little, the server's own book
 * applies.
 */
export const positionsOf = <Stock extends TankStock>(
  stocks: readonly Stock[],
  known: Movements | undefined,
  { today, time_zone }: Pick<CompanyDay, 'today' | 'time_zone'>,
  now: number,
  wholeFrom = -Infinity,
): Position<Stock>[] => {
  const ledgers = known && ledgersOf(countedStocks(stocks), known.movements, known.gaps);
  const isWhole = known?.gaps.branchless === 0;
  const hasUse = wholeFrom <= now - USE_DAYS * 86_400_000;
  return stocks.map((stock) => {
    const branch = branchKey(stock.branch_id) ?? '';
    const found = ledgers?.get(branch);
    const isFull = found?.unclear === 0 && found.countedAt >= wholeFrom;
    const ledger = isWhole && isFull ? found : undefined;
    const told = toldBook(stock);
    const countedPrice = stock.cost === null ? undefined : stock.cost * 10_000;
    const toldValue =
      told === undefined || countedPrice === undefined ? undefined : costInFils(told, countedPrice);
    const book: Held | undefined =
      ledger?.book ?? (told === undefined ? undefined : { ml: told, fils: toldValue });
    const unitPrice = ledger ? bookPrice(ledger) : countedPrice;
    const counted = dayOf(stock.counted_at ?? '', time_zone);
    const daysSinceCount = counted && daysBetween(counted, today);
    const reorder = stock.reorder_level_l;
    const isLow = book !== undefined && reorder !== null && book.ml < toMillilitres(reorder);
    const capacity = toMillilitres(stock.capacity_l ?? 0);
    const differs = ledger && told !== undefined && told !== ledger.book.ml;
    return {
      branch,
      stock,
      ledger,
      lacks: ledger ? undefined : lackingIn(stock, stocks),
      book,
      unitPrice,
      toldMore: differs ? told - ledger.book.ml : undefined,
      cover:
        book && known && hasUse ? daysOfCover(book.ml, branch, known.movements, now) : undefined,
      daysSinceCount: typeof daysSinceCount === 'number' ? daysSinceCount : undefined,
      isLow,
      isOver: book !== undefined && capacity > 0 && book.ml > capacity,
      isCountDue: typeof daysSinceCount === 'number' && daysSinceCount > COUNT_EVERY_DAYS,
    };
  });
};

/** What a tank holds, as doubts need it: in litres and milliseconds since 1970. */
export const tankOf = ({ book, stock }: Position) => {
  const countedAt = Date.parse(stock.counted_at ?? '');
  return {
    held: book && toLitres(book.ml),
    capacity: stock.capacity_l,
    countedAt: Number.isNaN(countedAt) ? undefined : countedAt,
  };
};

/** Undefined if one of them is unknown, and so is their value. */
export const totalBook = (positions: readonly Pick<Position, 'book'>[]): Held | undefined => {
  const total: Held = { ml: 0, fils: 0 };
  for (const { book } of positions) {
    if (!book) return undefined;
    total.ml += book.ml;
    total.fils =
      total.fils === undefined || book.fils === undefined ? undefined : total.fils + book.fils;
  }
  return total;
};

/** The litres in all tanks by the server's book; undefined if it does not say of one, or lists none. */
export const litresHeld = (stocks: readonly TankStock[]): number | undefined => {
  const books = stocks.map(toldBook).filter((book) => book !== undefined);
  const isKnown = books.length > 0 && books.length === stocks.length;
  return isKnown ? toLitres(books.reduce((sum, book) => sum + book)) : undefined;
};
