import { numberOf } from './validation.ts';

export const typedNumber = (text: string): number | undefined =>
  numberOf(text.replace(/[,\s]/g, ''));
