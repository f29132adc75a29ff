import { amountIn } from '../../domain/base/validation.ts';
import { wordKey } from '../../domain/base/words.ts';
import { withOptions, type Words } from '../../domain/records/words.ts';
import { ApiError } from '../apiError.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { isValues, type Values } from '../client/values.ts';
import type { Wire } from '../endpoints.ts';

export type Row = { id: number | string };

export interface RowShape {
  numbers: readonly string[];
  flags?: readonly string[];
  /** The fields that have one of a few words. */
  words?: readonly (readonly [field: string, words: Words])[];
  secrets?: readonly string[];
  received?: Wire['received'];
}

/** From `{rows}`, `{data}` or a bare array; throws 'unreadable' for anything else. */
export const rowsIn = (answer: PhpAnswer): unknown[] => {
  const rows = Array.isArray(answer) ? answer : (answer.rows ?? answer.data);
  if (!Array.isArray(rows)) throw new ApiError('unreadable');
  return rows;
};

const idOf = ({ id }: Row) => id;

/**
 * Each row once, as it came last: a server that joins tables may repeat rows, which would count
 * twice, and React loses track of elements with equal keys.
 */
export const eachOnce: {
  <R extends Row>(rows: readonly R[]): R[];
  <R>(rows: readonly R[], keyOf: (row: R) => unknown): R[];
} = <R extends Row>(rows: readonly R[], keyOf: (row: R) => unknown = idOf): R[] => [
  ...new Map(rows.map((row) => [String(keyOf(row)), row])).values(),
];

/** Of a write's answer or a singleton; empty if the server sent none. */
export const recordIn = (answer: PhpAnswer | undefined): Values => {
  const record: unknown =
    answer && !Array.isArray(answer) ? (answer.data ?? answer.row ?? answer.record) : undefined;
  return isValues(record) ? record : {};
};

/** Undefined if the server reports none. */
export const totalIn = (answer: PhpAnswer): number | undefined => {
  const total = Array.isArray(answer) ? undefined : toNumber(answer.total);
  return typeof total === 'number' ? total : undefined;
};

/** From a server that reads on `after` a row; undefined at the end. */
export const nextIn = (answer: PhpAnswer): string | undefined => {
  const next = Array.isArray(answer) ? undefined : answer.next_after;
  return typeof next === 'number' || (typeof next === 'string' && next) ? String(next) : undefined;
};

const toNumber = (value: unknown): unknown => {
  if (value === '') return null;
  if (typeof value !== 'string') return value;
  if (/^-?\d{1,15}(\.\d{1,10})?$/.test(value)) return Number(value);
  // All that is left are numbers too long to be exact, and those with separators or a unit.
  return /^-?\d+$/.test(value) ? value : (amountIn(value) ?? value);
};

const YES = '1 true yes y on full';
const NO = '0 false no n off partial';
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...YES.split(' ').map((word) => [wordKey(word), true] as const),
  ...NO.split(' ').map((word) => [wordKey(word), false] as const),
]);

/** Null for a word that is neither. */
const toFlag = (value: unknown): boolean | null => FLAGS.get(wordKey(value)) ?? null;

/**
 * Reads numbers sent as text, what stands for yes and no, and our options however they are spelled; undefined without an id. `place` is
 * the row's position in the answer, for types whose rows may lack ids.
 */
export const readRow = (
  raw: unknown,
  { numbers, flags = [], words = [], secrets = [], received = (row) => row }: RowShape,
  place?: number,
  timeZone?: string,
): Row | undefined => {
  if (!isValues(raw)) return undefined;
  const sent: Values = { ...raw };
  for (const field of numbers) if (field in sent) sent[field] = toNumber(sent[field]);
  const row: Values = { ...received(sent, place, timeZone) };
  for (const field of flags) if (field in row) row[field] = toFlag(row[field]);
  // Sent back with a change, a password's hash would become the password.
  for (const field of secrets) delete row[field];
  const { id } = row;
  return typeof id === 'number' || (typeof id === 'string' && id !== '')
    ? { ...withOptions(row, words), id }
    : undefined;
};

/** Ids are numbers in rows and text in addresses. */
export const sameId = (a: unknown, b: unknown) => String(a) === String(b);

export const findById = <R extends Row>(rows: readonly R[], id: unknown): R | undefined =>
  rows.find((row) => sameId(row.id, id));

/** Empty where there is no value. */
export const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return JSON.stringify(value.map(asText));
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

/** Null, undefined and blank are the same, as are 7 and '7'. */
export const sameValue = (a: unknown, b: unknown) => asText(a).trim() === asText(b).trim();

/** True when the stored record has every value that was sent. */
export const holds = (stored: object, sent: Values): boolean => {
  const values: Values = { ...stored };
  return Object.entries(sent).every(
    ([field, value]) => field === 'id' || sameValue(values[field], value),
  );
};
