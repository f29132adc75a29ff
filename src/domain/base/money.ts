import { conventions } from '../settings/conventions.ts';
import type { Currency } from '../settings/localization.ts';

/** An amount in the company's currency, with as many decimals as that has. */
export const showMoney = (amount: number, currency: Currency = conventions().currency): string =>
  new Intl.NumberFormat('en-AE', { style: 'currency', currency }).format(amount);
