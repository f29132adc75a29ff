import { isIsoDate, type IsoDate } from '../base/dates.ts';

/** A calendar month, `yyyy-MM`. */
export type IsoMonth = string;

/** Whether an untrusted value, such as part of an address, is a month. */
export const isIsoMonth = (value: unknown): value is IsoMonth =>
  typeof value === 'string' && isIsoDate(`${value}-01`);

/** The month that contains a valid date. */
export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7);
