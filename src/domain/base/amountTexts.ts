import { numberFormat } from './formats.ts';
import type { Currency } from './money.ts';

/** `1,234.5 L` in one line, down to the millilitre unless fewer decimals are requested. */
export const showLitres = (litres: number, decimals = 3, fewest = 0): string =>
  numberFormat({
    style: 'unit',
    unit: 'liter',
    minimumFractionDigits: fewest,
    maximumFractionDigits: decimals,
  })
    .format(litres)
    .replaceAll(' ', '\u00a0');

/** Of a distance: always one decimal, so that a column lines up. */
export const showConsumption = (litres: number): string => showLitres(litres, 1, 1);

/** A price per litre, with up to four decimals, as an average may have more than a coin: `AED 2.8735`. */
export const showUnitPrice = (price: number, currency: Currency): string =>
  numberFormat({ style: 'currency', currency, maximumFractionDigits: 4 }).format(price);

/** A share of 1 as `0.8%`. */
export const showPercent = (share: number, decimals = 1): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: decimals }).format(share);
