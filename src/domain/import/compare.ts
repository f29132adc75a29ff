import { foldKey, PLAIN, visible } from '../base/fold.ts';
import type { ImportRecord, ImportValue } from './importTable.ts';
import { INSTANT } from './readInstant.ts';

export interface Difference<Field extends string> {
  field: Field;
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
export const differencesOf = <Field extends string>(
  fields: readonly Field[],
  stored: Partial<Record<Field, unknown>>,
  record: ImportRecord<Field>,
): Difference<Field>[] =>
  fields
    .filter((field) => !isSame(stored[field], record[field]))
    .map((field) => ({ field, old: stored[field] ?? null, new: record[field] ?? null }));

export const keyOfParts = <Field extends string>(
  key: readonly Field[],
  partOf: (field: Field) => unknown,
): string => {
  const [only] = key;
  if (key.length === 1 && only !== undefined) return foldKey(partOf(only));
  const parts = key.map((field) => foldKey(partOf(field)));
  return parts.includes('') ? '' : parts.join('\0');
};

export const keyOf = <Field extends string>(
  key: readonly Field[],
  record: Partial<Record<Field, unknown>>,
): string => keyOfParts(key, (field) => record[field]);

/** Records without a key are left out. */
export const byKey = <Field extends string>(
  key: readonly Field[],
  rows: readonly Partial<Record<Field, unknown>>[],
): Map<string, Partial<Record<Field, unknown>>> => {
  const map = new Map(rows.map((row) => [keyOf(key, row), row]));
  map.delete('');
  return map;
};
