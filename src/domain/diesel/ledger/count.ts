import { typedNumber } from '../../base/typedNumber.ts';
import {
  instant,
  isEmpty,
  maxLength,
  numberFrom,
  problemsOf,
  required,
  type Check,
  type Problems,
} from '../../base/validation.ts';
import { costInFils, fromUnitPrice, toMillilitres } from '../amounts.ts';
import { DOUBT_LIMITS } from '../doubts.ts';
import { MAX_PRICE } from '../entry.ts';
import { stepsOf, type Amount, type Ledger, type LedgerStep } from './ledger.ts';

/** After this many days without a count, one is due. */
export const COUNT_EVERY_DAYS = 30;

/**
 * Without a reason: 0.5 % of the book or 100 litres, whichever is more. Losses around 0.5 % are
 * considered normal, and no dip stick is accurate to less than 100 litres.
 */
export const TOLERANCE = { share: 0.005, litres: 100 } as const;

/** The most that a tank of unknown capacity is assumed to hold, in litres. */
export const MAX_STOCK = 10_000_000;
const MAX_REASON = 1000;

export interface Variance extends Amount {
  /** Of the book; undefined if the book is empty or below zero. */
  share: number | undefined;
  /** Millilitres that need no reason. */
  allowed: number;
  isBeyond: boolean;
}

/**
 * Values the difference at the average cost. By dip, a difference of one graduation of the stick
 * needs no reason.
 */
export const varianceOf = (
  countedMl: number,
  bookMl: number,
  unitPrice: number,
  graduationMl = 0,
): Variance => {
  const ml = countedMl - bookMl;
  // The difference of two values, so that book and variance add up to the value of what was counted.
  const fils = costInFils(countedMl, unitPrice) - costInFils(bookMl, unitPrice);
  const share = bookMl > 0 ? ml / bookMl : undefined;
  const allowed = Math.max(
    toMillilitres(TOLERANCE.litres),
    Math.round(Math.max(0, bookMl) * TOLERANCE.share),
    graduationMl,
  );
  return { ml, share, fils, allowed, isBeyond: Math.abs(ml) > allowed };
};

/** `price` in AED per litre: another one than the average revalues what was counted. */
export const countSteps = (
  { book, ledger }: { book: Amount; ledger: Ledger | undefined },
  { ml, fils }: Amount,
  price: number,
): LedgerStep[] => {
  const counted = { ml: book.ml + ml, fils: costInFils(book.ml + ml, price * 10_000) };
  const revaluation = counted.fils - book.fils - fils;
  const step = (name: LedgerStep['name'], amount: Amount, from: number, to: number) => ({
    name,
    ...amount,
    from,
    to,
  });
  const { ml: after } = counted;
  return [
    ...(ledger ? stepsOf(ledger) : [step('book', book, 0, book.ml)]),
    step('variance', { ml, fils }, book.ml, after),
    ...(revaluation === 0 ? [] : [step('revaluation', { ml: 0, fils: revaluation }, after, after)]),
    step('count', counted, 0, after),
  ];
};

export interface CountDraft {
  /** An instant, or what has been typed of it so far; empty for the moment of saving. */
  at: string;
  liters: string;
  cost: string;
  reason: string;
  /** Centimetres of diesel in the tank, from which the litres may be computed. */
  dip: string;
}

export interface TypedCount extends CountDraft {
  /** The average that was filled in as the cost, which follows the stock until another is typed. */
  average: string;
}

/** An average as the field of a count's price has it. */
export const priceText = (unitPrice: number | undefined): string =>
  unitPrice === undefined ? '' : String(Number(fromUnitPrice(unitPrice).toFixed(9)));

interface CountLimits {
  capacity_l: number | null;
  needsReason: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** When the tank was last counted; an instant. */
  countedAt: string | null;
}

/** A count lies between the last one, whose book it would change, and now. */
export const countedBetween =
  ({ now, countedAt }: Pick<CountLimits, 'now' | 'countedAt'>): Check =>
  (value) => {
    if (isEmpty(value)) return undefined;
    const at = Date.parse(String(value));
    if (at > now + DOUBT_LIMITS.clockMinutes * 60_000) return { code: 'future' };
    return at <= Date.parse(countedAt ?? '') ? { code: 'beforeCount' } : undefined;
  };

/**
 * A time that cannot be right, litres that are invalid or more than the tank holds, an invalid
 * price, or a count beyond tolerance without a reason.
 */
export const countProblems = (
  { at, liters, cost, reason }: Omit<CountDraft, 'dip'>,
  limits: CountLimits,
): Problems<'at' | 'liters' | 'cost' | 'reason'> => {
  const { capacity_l, needsReason } = limits;
  const typed = (text: string) => (isEmpty(text) ? undefined : (typedNumber(text) ?? text));
  return problemsOf(
    {
      at: [instant, countedBetween(limits)],
      liters: [required, numberFrom(0, capacity_l ?? MAX_STOCK)],
      cost: [required, numberFrom(0, MAX_PRICE)],
      reason: [...(needsReason ? [required] : []), maxLength(MAX_REASON)],
    },
    { at, liters: typed(liters), cost: typed(cost), reason },
  );
};
