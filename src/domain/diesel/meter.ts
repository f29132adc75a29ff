import { numberOf } from '../base/validation.ts';
import { toLitres, toMillilitres } from './amounts.ts';

/** The litres between two readings of a pump's meter; undefined if one is missing or it ran back. */
export const litresByMeter = (before: unknown, after: unknown): number | undefined => {
  const [start, end] = [before, after].map(numberOf);
  if (start === undefined || end === undefined || end < start) return undefined;
  return toLitres(toMillilitres(end) - toMillilitres(start));
};
