import { MAX_PRICE } from './entry.ts';

/** A litre of diesel costs no less anywhere, in AED. */
const MIN_PRICE = 0.1;

/** How far the price of a stock may be from those on vouchers. */
const PRICE_FACTOR = 2;

const isPrice = (amount: number): boolean => amount >= MIN_PRICE && amount <= MAX_PRICE;

/** What a server says of a tank's litres and their cost. */
export interface Amounts {
  /** Null if the server does not say. */
  liters: number | null;
  cost: number | null;
  /** The value of all litres, if that is what the server means by cost. */
  total_cost?: number;
  /** What the server sent as the cost, if that may be a price or the value of all litres. */
  unread_cost?: number;
}

const asTotal = (liters: number | null, total: number): Amounts => {
  const price = liters !== null && liters > 0 ? total / liters : undefined;
  return {
    liters,
    cost: price !== undefined && isPrice(price) ? price : null,
    total_cost: total,
  };
};

/**
 * The price of a litre, or the value of them all, which is sent back as such. Where it may be
 * either, the cost is unknown until other rows prove which (`withCosts`).
 */
export const stockAmounts = (liters: number | null, cost: number | null): Amounts => {
  if (cost === null) return { liters, cost };
  const mayBePrice = cost === 0 || isPrice(cost);
  const mayBeTotal = cost === 0 || liters === null || (liters > 0 && isPrice(cost / liters));
  if (mayBePrice === mayBeTotal && cost <= MAX_PRICE) {
    return { liters, cost: null, unread_cost: cost };
  }
  return mayBePrice ? { liters, cost } : asTotal(liters, cost);
};

/** A stock whose cost may be either, read as one of them. */
export const readCost = <Stock extends Amounts>(stock: Stock, isTotal: boolean): Stock => {
  const { unread_cost: cost, ...others } = stock;
  if (cost === undefined) return stock;
  const { liters } = stock;
  return { ...others, ...(isTotal ? asTotal(liters, cost) : { liters, cost }) } as Stock;
};

export const isUnread = ({ unread_cost }: Amounts): boolean => unread_cost !== undefined;

/** Undefined if nothing proves it. */
const isTotalIn = (stocks: readonly Amounts[], prices: readonly number[]): boolean | undefined => {
  const known = prices.filter(isPrice);
  const [least, most] = [Math.min(...known) / PRICE_FACTOR, Math.max(...known) * PRICE_FACTOR];
  const isNear = (price: number) => price >= least && price <= most;
  const votes = stocks.flatMap((stock) => {
    const { liters, cost, total_cost, unread_cost } = stock;
    if (unread_cost === undefined) {
      return total_cost === undefined && cost === null ? [] : [total_cost !== undefined];
    }
    if (!liters || liters <= 0) return [];
    const [isOne, isAll] = [isNear(unread_cost), isNear(unread_cost / liters)];
    return isOne === isAll ? [] : [isAll];
  });
  const [first] = votes;
  return votes.every((vote) => vote === first) ? first : undefined;
};

/**
 * The server means the same in all its rows, and a price is near those on its vouchers. What that
 * does not decide stays unknown.
 */
export const withCosts = <Stock extends Amounts>(
  stocks: readonly Stock[],
  prices: readonly number[],
): readonly Stock[] => {
  if (!stocks.some(isUnread)) return stocks;
  const isTotal = isTotalIn(stocks, prices);
  return isTotal === undefined ? stocks : stocks.map((stock) => readCost(stock, isTotal));
};
