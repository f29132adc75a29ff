import type { Currency } from '../settings/localization.ts';
import { numberFormat } from './formats.ts';

/** An amount with the decimals of its currency. */
export const showMoney = (amount: number, currency: Currency): string =>
  numberFormat({ style: 'currency', currency }).format(amount);
