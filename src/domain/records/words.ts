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
