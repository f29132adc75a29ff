import { wordKey } from '../base/words.ts';
import type { AnyRecordType, Draft } from './recordType.ts';

/** What a row has where its server writes an option otherwise than we do, by field. */
export const WORDS = Symbol('words');

/** What servers write for an option besides the spellings of its own word. */
const SYNONYMS: Readonly<Record<string, string>> = {
  active: '1 true enabled online',
  inactive: '0 false disabled',
  vacation: 'leave onleave onvacation',
  cancelled: 'canceled',
  maintenance: 'inmaintenance undermaintenance',
  empty: 'unloaded',
  license: 'licence',
  posted: 'recorded approved confirmed completed',
  void: 'voided cancelled canceled deleted rejected',
  bowser: 'tanker mobiletank',
  branch: 'transfer yard',
  equipment: 'generator machine',
  waste: 'disposal loss spill',
  create: 'created insert inserted add added',
  update: 'updated edit edited modified changed',
  delete: 'deleted remove removed',
  import: 'imported',
  export: 'exported',
  login: 'loggedin signin signedin',
  logout: 'loggedout signout signedout',
  failed_login: 'loginfailed',
};

/** The options of a field by all that servers write for them. */
export type Words = ReadonlyMap<string, string>;

const wordsOf = (options: readonly string[]): Words =>
  new Map([
    ...options.flatMap((option) =>
      (SYNONYMS[option] ?? '').split(' ').map((word) => [wordKey(word), option] as const),
    ),
    ...options.map((option) => [wordKey(option), option] as const),
  ]);

/** The fields of a record type that have one of a few words. */
export const wordFieldsOf = ({ fields }: AnyRecordType): (readonly [string, Words])[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'select') return [[name, wordsOf(field.options)] as const];
    return field.kind === 'text' && field.words ? [[name, wordsOf(field.words)] as const] : [];
  });

/** The option that a server's word stands for; undefined for a word of its own. */
export const optionIn = (words: Words, value: unknown): string | undefined => {
  if (typeof value === 'string' && words.get(value) === value) return value;
  const key = wordKey(value);
  return key === '' ? undefined : words.get(key);
};

/** A row with our options in place of the server's words for them, which it keeps. */
export const withOptions = <Row extends Draft>(
  row: Row,
  fields: readonly (readonly [string, Words])[],
): Row => {
  const options: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const [name, words] of fields) {
    const value = row[name];
    const option = optionIn(words, value);
    if (option === undefined || option === value) continue;
    options[name] = option;
    own[name] = value;
  }
  return Object.keys(own).length > 0 ? { ...row, ...options, [WORDS]: own } : row;
};

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
