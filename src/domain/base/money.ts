import { numberFormat } from './formats.ts';

export const CURRENCIES = ['AED', 'SAR', 'OMR', 'QAR', 'BHD', 'KWD', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const showMoney = (amount: number, currency: Currency): string =>
  numberFormat({ style: 'currency', currency }).format(amount);
