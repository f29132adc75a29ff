import { typedNumber } from '../../base/typedNumber.ts';
import {
  isEmpty,
  maxLength,
  numberFrom,
  problemsOf,
  required,
  type Problems,
} from '../../base/validation.ts';
import { costInFils, toMillilitres } from '../amounts.ts';
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
const MAX_STOCK = 10_000_000;
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
  return [
    ...(ledger ? stepsOf(ledger) : [{ name: 'book' as const, ...book, from: 0, to: book.ml }]),
    { name: 'variance', ml, fils, from: book.ml, to: counted.ml },
    ...(revaluation === 0
      ? []
      : [
          {
            name: 'revaluation' as const,
            ml: 0,
            fils: revaluation,
            from: counted.ml,
            to: counted.ml,
          },
        ]),
    { name: 'count', ...counted, from: 0, to: counted.ml },
  ];
};

export interface CountDraft {
  liters: string;
  cost: string;
  reason: string;
  /** Centimetres of diesel in the tank, from which the litres may be computed. */
  dip: string;
}

/**
 * Litres that are invalid or more than the tank holds, an invalid price, or a count beyond
 * tolerance without a reason.
 */
export const countProblems = (
  { liters, cost, reason }: Omit<CountDraft, 'dip'>,
  { capacity_l, needsReason }: { capacity_l: number | null; needsReason: boolean },
): Problems<'liters' | 'cost' | 'reason'> => {
  const typed = (text: string) => (isEmpty(text) ? undefined : (typedNumber(text) ?? text));
  return problemsOf(
    {
      liters: [required, numberFrom(0, capacity_l ?? MAX_STOCK)],
      cost: [required, numberFrom(0, MAX_PRICE)],
      reason: [...(needsReason ? [required] : []), maxLength(MAX_REASON)],
    },
    { liters: typed(liters), cost: typed(cost), reason },
  );
};
