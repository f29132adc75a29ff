import type { Currency } from '../settings/localization.ts';

/** An amount with the decimals of its currency. */
export const showMoney = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat('en-AE', { style: 'currency', currency }).format(amount);
