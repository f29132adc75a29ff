import { foldName, toLatinDigits, visible } from '../base/fold.ts';
import { PLATE_SOURCES, type Plate, type PlateSource } from './plate.ts';
import { PLATE_SOURCE_WORDS } from './plateSources.ts';

const sources = new Map(
  PLATE_SOURCES.flatMap((source) =>
    [source, ...PLATE_SOURCE_WORDS[source]].map((word) => [foldName(word), source] as const),
  ),
);

/** Undefined if unknown. */
export const plateSourceOf = (text: string): PlateSource | undefined => sources.get(foldName(text));

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
