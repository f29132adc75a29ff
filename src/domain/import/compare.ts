import { foldKey, PLAIN, visible } from '../base/fold.ts';
import type { ImportRecord, ImportValue } from './importTable.ts';
import { INSTANT } from './readInstant.ts';

export interface Difference {
  field: string;
  old: unknown;
  new: ImportValue;
}

/** Null, undefined and the empty text all mean no value. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

const comparable = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return PLAIN.test(value) ? value : visible(value).normalize('NFC');
};

/** The same instant can be written in several zones. */
const sameInstant = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' &&
  typeof b === 'string' &&
  INSTANT.test(a) &&
  INSTANT.test(b) &&
  Date.parse(a) === Date.parse(b);

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || comparable(a) === comparable(b) || sameInstant(a, b);

/** Where stored and new values differ; a server's '7' is our 7, and null is an empty text. */
export const differencesOf = (
  fields: readonly string[],
  stored: Record<string, unknown>,
  record: ImportRecord,
): Difference[] =>
  fields
    .filter((field) => !isSame(stored[field], record[field]))
    .map((field) => ({ field, old: stored[field] ?? null, new: record[field] ?? null }));

export const keyOfParts = (key: readonly string[], partOf: (field: string) => unknown): string => {
  const [only] = key;
  if (key.length === 1 && only !== undefined) return foldKey(partOf(only));
  const parts = key.map((field) => foldKey(partOf(field)));
  return parts.includes('') ? '' : parts.join('\0');
};

export const keyOf = (key: readonly string[], record: Record<string, unknown>): string =>
  keyOfParts(key, (field) => record[field]);

/** Records without a key are left out. */
export const byKey = (
  key: readonly string[],
  rows: readonly Record<string, unknown>[],
): Map<string, Record<string, unknown>> => {
  const map = new Map(rows.map((row) => [keyOf(key, row), row]));
  map.delete('');
  return map;
};
