import type { AnyRecordType, Draft } from './recordType.ts';
import { optionIn, wordFieldsOf, withOptions, WORDS } from './words.ts';

const ownWord = (row: object, name: string): unknown => (row as { [WORDS]?: Draft })[WORDS]?.[name];

const wordIn = (row: object, name: string): unknown => ownWord(row, name) ?? (row as Draft)[name];

const CODES: Readonly<Record<string, number>> = { active: 1, inactive: 0 };
const NO_LETTER = /[^\p{L}\p{N}]+/u;

const upper = (text: string) => text.toUpperCase();
const lower = (text: string) => text.toLowerCase();
const capital = (text: string) => upper(text.slice(0, 1)) + lower(text.slice(1));

/** An option as a server would write it that writes another one like this. */
const writtenLike = (sample: unknown, option: string): unknown => {
  if (typeof sample !== 'string') return typeof sample === 'number' ? CODES[option] : option;
  if (/^\d+$/.test(sample)) return option in CODES ? String(CODES[option]) : option;
  const separator = NO_LETTER.exec(sample)?.[0] ?? (/\p{Ll}\p{Lu}/u.test(sample) ? '' : undefined);
  const cased = sample === lower(sample) ? lower : sample === upper(sample) ? upper : capital;
  const parts = option.split(NO_LETTER).map(cased);
  return parts.join(separator ?? NO_LETTER.exec(option)?.[0] ?? '');
};

/** A body with the server's own words for our options, as its rows show them. */
export const withOwnWords = <Body extends Draft>(
  type: AnyRecordType,
  body: Body,
  rows: readonly object[],
): Body => {
  const own: Record<string, unknown> = {};
  for (const [name, words] of wordFieldsOf(type)) {
    const option = body[name];
    if (typeof option !== 'string' || optionIn(words, option) !== option) continue;
    const known = rows.find((row) => optionIn(words, wordIn(row, name)) === option);
    const sample = rows.find((row) => ownWord(row, name) !== undefined);
    if (known) own[name] = wordIn(known, name);
    else if (sample) own[name] = writtenLike(ownWord(sample, name), option) ?? option;
  }
  return { ...body, ...own };
};

const SEPARATORS = /[,;:.|/'"`“”‘’«»()[\]،]|\s(?:or|and|of|are)\s/u;

/** What a refusal says of the words that a server takes, as rows that have them; a number may be anything else. */
export const wordsNamedIn = (type: AnyRecordType, texts: readonly string[]): Draft[] => {
  const named = texts
    .flatMap((text) => text.split(SEPARATORS))
    .map((word) => word.trim())
    .filter((word) => /\p{L}/u.test(word));
  return wordFieldsOf(type).flatMap((field) => {
    const [name] = field;
    return named
      .map((word) => withOptions({ [name]: word }, [field]))
      .filter((row) => ownWord(row, name) !== undefined);
  });
};
