import { toLatinDigits, visible } from '../base/fold.ts';
import { trnDigits } from '../base/trn.ts';
import { numberOf } from '../base/validation.ts';
import { wordKey } from '../base/words.ts';
import type { Field, TextField } from './field.ts';
import type { AnyRecordType, Draft, FieldOf, RecordOf } from './recordType.ts';

const isNumber = (field: Field): boolean =>
  field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'relationship';

/** Number fields that a server may send as text, including `id`. */
export const numbersOf = (type: AnyRecordType): readonly string[] => [
  'id',
  ...Object.keys(type.fields).filter((name) => {
    const field = type.fields[name];
    return field && isNumber(field);
  }),
];

export const flagsOf = (type: AnyRecordType): readonly string[] =>
  Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'flag');

/** What is only ever written, such as a password. */
export const secretsOf = ({ fields }: Pick<AnyRecordType, 'fields'>): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.writeOnly);

/** What a form or a file has in a text field, as stored. */
export const cleanText = (
  { words, format, latinDigits, capitals }: TextField,
  text: string,
): string | null => {
  if (words) return words.find((word) => wordKey(word) === wordKey(text)) ?? text;
  if (format === 'trn') return trnDigits(text) || null;
  // Phones copy numbers and addresses with marks of direction.
  const plain = format || latinDigits ? visible(text) : text;
  const latin = latinDigits ? toLatinDigits(plain) : plain;
  return capitals ? latin.toUpperCase() : latin;
};

/** A form's value as stored. Text that is no number stays, for the check to refuse. */
const clean = (value: unknown, field: Field | undefined): unknown => {
  const text = typeof value === 'string' && !field?.writeOnly ? value.trim() : value;
  if (text === undefined || text === null || text === '') return null;
  if (!field || typeof text !== 'string') return text;
  if (isNumber(field)) return numberOf(text) ?? text;
  return field.kind === 'text' ? cleanText(field, text) : text;
};

/** Empties the fields that this kind of record does not have. */
const withoutInapplicable = (type: AnyRecordType, values: Draft): Draft => {
  const unfit = Object.entries(type.fields).filter(
    ([, { when }]) => when && when.field in values && values[when.field] !== when.is,
  );
  return { ...values, ...Object.fromEntries(unfit.map(([name]) => [name, null])) };
};

/** A form's values as stored: trimmed, null where empty, numbers as numbers. */
export const cleaned = <Values extends object>(type: AnyRecordType, values: Values): Values => {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    clean(value, type.fields[name]),
  ]);
  return withoutInapplicable(type, Object.fromEntries(entries) as Draft) as Values;
};

/** The fields that can be set, as far as they are filled. */
export const bodyOf = <T extends AnyRecordType>(
  type: T,
  values: object,
): Partial<Record<FieldOf<T>, unknown>> => {
  const filled = Object.entries(cleaned<Draft>(type, { ...values })).filter(
    ([name, value]) =>
      (value ?? null) !== null && Object.hasOwn(type.fields, name) && !type.fields[name]?.readOnly,
  );
  return Object.fromEntries(filled) as Partial<Record<FieldOf<T>, unknown>>;
};

const startOf = (field: Field, now: Date): unknown => {
  if (field.kind === 'select') return field.default ?? field.initial;
  if (field.kind === 'instant') return field.initial && now.toISOString();
  return field.kind === 'text' || field.kind === 'flag' ? field.initial : undefined;
};

export const newValues = (type: AnyRecordType, now = new Date()): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(type.fields)
      .map(([name, field]) => [name, startOf(field, now)] as const)
      .filter(([, value]) => value !== undefined),
  );

const emptyOf = (field: Field): unknown => {
  if (field.kind === 'select') return field.default ?? (field.required ? field.options[0] : null);
  if (!field.required || field.kind === 'flag' || field.kind === 'branch') return null;
  if (isNumber(field)) return field.readOnly ? 0 : null;
  return (field.kind === 'text' && field.initial) || '';
};

export const emptyRow = <T extends AnyRecordType>(type: T): Omit<RecordOf<T>, 'id'> =>
  Object.fromEntries(
    Object.entries(type.fields)
      .filter(([, { writeOnly }]) => !writeOnly)
      .map(([name, field]) => [name, emptyOf(field)]),
  ) as Omit<RecordOf<T>, 'id'>;
