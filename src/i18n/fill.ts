import { inDigits } from '../domain/base/formats.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufefc]/;
/** A count alone reads the same either way. */
const COUNT = /^[\d,٠-٩٬]+$/;

const isMixed = (value: string, sentence: string) =>
  RIGHT_TO_LEFT.test(sentence)
    ? /[a-z\d]/i.test(value) && !COUNT.test(value)
    : RIGHT_TO_LEFT.test(value) && !value.includes('\u2068');

/**
 * What reads the other way than the sentence is isolated, so that it does not reorder the numbers
 * and brackets around it.
 */
export const isolate = (value: string, sentence = ''): string => {
  if (!isMixed(value, sentence)) return value;
  // A minus has a mark that reads from the left: an amount with an Arabic unit does not.
  const start = value.startsWith('\u200e') && RIGHT_TO_LEFT.test(value) ? '\u2067' : '\u2068';
  return `${start}${value}\u2069`;
};

/** Fills the placeholders of a text: `fill('Why %{name}', { name })`. */
export const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    const written = typeof value === 'number' ? inDigits(String(value)) : value;
    if (typeof written !== 'string') return place;
    return place === text ? written : isolate(written, text);
  });
