import { numberOf } from '../base/validation.ts';

/**
 * Diesel is added up in whole numbers, so that a total equals the sum of its parts in any order:
 * millilitres, fils (1/100 of the currency), and hundredths of a fils per litre. All stay exact up
 * to a million litres at 1,000 a litre.
 * Rounding is half away from zero, judged by the decimals as written: 1.0005 litres are 1,001 ml,
 * although the nearest binary number is slightly lower; -0.005 AED are -1 fils.
 */

/** Never -0, which would show its sign. */
export const roundHalfUp = (value: number): number =>
  Math.sign(value) * Math.round(Math.abs(value)) || 0;

/** Moves the decimal point, as text: 1.005 * 100 is 100.49999999999999. */
const shifted = (value: number, places: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
};

/** Lists hold tens of thousands of amounts, most of which a multiplication makes whole. */
const whole = (value: number, places: number): number => {
  const product = value * 10 ** places;
  const nearest = Math.round(product);
  const isWhole = Math.abs(product - nearest) < 1e-6 && Math.abs(nearest) < 1e9;
  return isWhole ? nearest || 0 : roundHalfUp(shifted(value, places));
};

export const toMillilitres = (litres: number): number => whole(litres, 3);
export const toLitres = (millilitres: number): number => millilitres / 1000;

export const toFils = (aed: number): number => whole(aed, 2);
export const toAed = (fils: number): number => fils / 100;

/** More decimals than any price needs by which a million litres are valued to the fils. */
const MOST_DECIMALS = 9;

/** A price per litre in hundredths of a fils, of which an average has decimals. */
export const toUnitPrice = (aedPerLitre: number): number =>
  whole(aedPerLitre, MOST_DECIMALS) / 10 ** (MOST_DECIMALS - 4);
export const fromUnitPrice = (unitPrice: number): number => unitPrice / 10_000;

/** The cost of some diesel in fils, rounded once; the unit price may have decimals of its own. */
export const costInFils = (millilitres: number, unitPrice: number): number =>
  roundHalfUp((millilitres * unitPrice) / 100_000);

/** Undefined for no diesel. */
export const unitPriceOf = (millilitres: number, fils: number): number | undefined =>
  millilitres === 0 ? undefined : roundHalfUp((fils * 100_000) / millilitres);

/**
 * In AED per litre, with the fewest decimals (at least two) by which litres times price are the
 * value to the fils; undefined for no diesel.
 */
export const averagePrice = (millilitres: number, fils: number): number | undefined => {
  if (millilitres <= 0) return undefined;
  const price = (fils * 10) / millilitres;
  for (let decimals = 2; decimals < MOST_DECIMALS; decimals += 1) {
    const rounded = Number(price.toFixed(decimals));
    if (costInFils(millilitres, rounded * 10_000) === fils) return rounded;
  }
  return Number(price.toFixed(MOST_DECIMALS));
};

/** No pump's meter runs backwards. */
export const ranBack = (before: unknown, after: unknown): boolean => {
  const [start, end] = [before, after].map(numberOf);
  return start !== undefined && end !== undefined && end < start;
};

/** Undefined if a reading is missing or the meter ran back. */
export const litresByMeter = (before: unknown, after: unknown): number | undefined => {
  const [start, end] = [before, after].map(numberOf);
  if (start === undefined || end === undefined || end < start) return undefined;
  return toLitres(toMillilitres(end) - toMillilitres(start));
};
