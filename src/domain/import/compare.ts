import { foldKey, visible } from '../base/fold.ts';
import type { ImportRecord, ImportValue } from './importTable.ts';

export interface Difference<Field extends string> {
  field: Field;
  old: unknown;
  new: ImportValue;
}

/** Null, undefined and the empty text all say that nothing is there. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

const comparable = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? visible(String(value)).normalize('NFC')
    : '';

/** Where stored and new values differ; a server's '7' is our 7, and null is an empty text. */
export const differencesOf = <Field extends string>(
  fields: readonly Field[],
  stored: Partial<Record<Field, unknown>>,
  record: ImportRecord<Field>,
): Difference<Field>[] =>
  fields
    .filter((field) => comparable(stored[field]) !== comparable(record[field]))
    .map((field) => ({ field, old: stored[field] ?? null, new: record[field] ?? null }));

/** Records by their folded natural key; records without one are left out. */
export const byKey = <Field extends string>(
  key: Field,
  rows: readonly Partial<Record<Field, unknown>>[],
): Map<string, Partial<Record<Field, unknown>>> => {
  const map = new Map(rows.map((row) => [foldKey(row[key]), row]));
  map.delete('');
  return map;
};
