import { toLatinDigits, visible } from '../base/fold.ts';
import { isEmpty } from '../base/validation.ts';
import type { Plate, PlateSource } from './plate.ts';
import { plateSourceOf, plateSourceWords } from './plateSources.ts';

// A form's empty field and a server's missing one are undefined.
const joined = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => !isEmpty(part)).join(' ');

/** With all its parts, such as `Dubai Transport K 12345`; empty if there is none. */
export const formatPlate = (
  { plate_emirate, plate_category, plate_code, plate_number }: Plate,
  nameOf: (source: PlateSource) => string = (source) => source,
): string => {
  const source = plate_emirate ? nameOf(plate_emirate) : '';
  const rest = joined([plate_category, plate_code, plate_number]);
  // Beside an Arabic name the code still comes left of the number, as on the plate.
  return joined([source, rest && /\p{Script=Arabic}/u.test(source) ? `\u2066${rest}\u2069` : rest]);
};

/** Without the category, as people say it: `Dubai K 12345`. */
export const shortPlate = (plate: Plate, nameOf?: (source: PlateSource) => string): string =>
  formatPlate({ ...plate, plate_category: null }, nameOf);

/** In every way that people type it in a search: `DXB K 12345`, `Dubai K12345`, `K-12345`. */
export const plateSearchText = (plate: Plate): string => {
  const { plate_emirate, plate_code, plate_number } = plate;
  if (!plate_number) return '';
  const digits = [`${plate_code ?? ''} ${plate_number}`, `${plate_code ?? ''}${plate_number}`];
  const sources = plate_emirate ? [plate_emirate, ...plateSourceWords(plate_emirate)] : [''];
  return [
    formatPlate(plate),
    ...sources.flatMap((source) => digits.map((text) => `${source} ${text.trim()}`)),
    `${plate_code ?? ''}-${plate_number}`,
  ].join('\n');
};

/** The words of a text; `K12345`, `K-12345` and `K/12345` are two words each. */
const tokensOf = (text: string): string[] =>
  toLatinDigits(visible(text))
    .replace(/[-–_/\\|,;:·•()]+/g, ' ')
    .replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& ')
    .split(/\s+/)
    .filter((token) => token !== '');

const LONGEST_SOURCE = 4;

/** From the beginning of the words, or else from the end. */
const splitSource = (tokens: string[]): { source: PlateSource | null; rest: string[] } => {
  for (const atEnd of [false, true]) {
    for (let count = Math.min(LONGEST_SOURCE, tokens.length); count > 0; count -= 1) {
      const words = atEnd ? tokens.slice(-count) : tokens.slice(0, count);
      const source = plateSourceOf(words.join(' '));
      if (source) return { source, rest: atEnd ? tokens.slice(0, -count) : tokens.slice(count) };
    }
  }
  return { source: null, rest: tokens };
};

/** Up to three Latin letters or digits, or one letter of another script. */
const CODE = /^([a-z]{1,3}|\d{1,3}|\p{L})$/iu;

const isCode = (token: string | undefined): token is string =>
  token !== undefined && CODE.test(token);

/**
 * The emirate comes first or last, the number is the last run of digits, a short word next to it
 * the code, the rest the category. Undefined without a number.
 */
export const parsePlate = (text: string): Plate | undefined => {
  const { source, rest } = splitSource(tokensOf(text));
  const at = rest.findLastIndex((token) => /^\d+$/.test(token));
  if (at < 0) return undefined;
  const codeAt = [at - 1, at + 1].find((index) => isCode(rest[index]));
  const category = rest.filter((_, index) => index !== at && index !== codeAt);
  return {
    plate_emirate: source,
    plate_category: category.join(' ') || null,
    plate_code: codeAt === undefined ? null : (rest[codeAt] ?? '').toUpperCase(),
    plate_number: rest[at] ?? null,
  };
};
