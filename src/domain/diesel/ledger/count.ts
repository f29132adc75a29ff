import { costInFils, toMillilitres } from '../amounts.ts';
import type { Amount } from './ledger.ts';

/** After this many days without a count, one is due. */
export const COUNT_EVERY_DAYS = 30;

/**
 * How far a count may be from the book without a reason: 0.5 % of the book or 100 litres, whichever is
 * more. Losses around 0.5 % are taken for normal, and no dip stick reads a tank to less than 100 litres.
 */
export const TOLERANCE = { share: 0.005, litres: 100 } as const;

/** How far a count is from the book; what is missing is negative. */
export interface Variance extends Amount {
  /** Of the book; undefined where the book is empty or below zero. */
  share: number | undefined;
  /** Millilitres that need no reason. */
  allowed: number;
  isBeyond: boolean;
}

/** Compares counted litres with the book, and values the difference at the average cost. */
export const varianceOf = (countedMl: number, bookMl: number, unitPrice: number): Variance => {
  const ml = countedMl - bookMl;
  const share = bookMl > 0 ? ml / bookMl : undefined;
  const allowed = Math.max(
    toMillilitres(TOLERANCE.litres),
    Math.round(Math.max(0, bookMl) * TOLERANCE.share),
  );
  return { ml, share, fils: costInFils(ml, unitPrice), allowed, isBeyond: Math.abs(ml) > allowed };
};
