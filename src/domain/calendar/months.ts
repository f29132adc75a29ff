import { isIsoDate, type IsoDate } from '../base/dates.ts';

export type IsoMonth = string;

export const isIsoMonth = (value: unknown): value is IsoMonth =>
  typeof value === 'string' && isIsoDate(`${value}-01`);

export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7);
