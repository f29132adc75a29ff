import { isIsoDate, type IsoDate } from '../base/dates.ts';
import { dateFormat } from '../base/formats.ts';

export type IsoMonth = string;

export const isIsoMonth = (value: unknown): value is IsoMonth =>
  typeof value === 'string' && isIsoDate(`${value}-01`);

/** `October 2026` */
export const showMonth = (month: IsoMonth): string =>
  dateFormat({ month: 'long', year: 'numeric' }).format(Date.parse(`${month}-01`));

export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7);
