import { numberFormat } from './formats.ts';

export const CURRENCIES = ['AED', 'SAR', 'OMR', 'QAR', 'BHD', 'KWD', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const showMoney = (amount: number, currency: Currency): string =>
  numberFormat({ style: 'currency', currency }).format(amount);

/** `AED`, as amounts have it in the user's language. */
export const currencySign = (currency: Currency): string =>
  numberFormat({ style: 'currency', currency }).currencySign() ?? currency;
