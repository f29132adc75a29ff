import { toLatinDigits } from '../base/fold.ts';
import { numberOf } from '../base/validation.ts';

export type Values<Field extends string> = Partial<Record<Field | 'id', unknown>>;

/** A form's value as it is stored. A text that is no number stays, for the check to refuse. */
const clean = (value: unknown, isNumber: boolean): unknown => {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === undefined || text === null || text === '') return null;
  if (!isNumber || typeof text !== 'string') return text;
  return numberOf(toLatinDigits(text)) ?? text;
};

/** What a form holds, as it is stored: trimmed, null where empty, the given fields as numbers. */
export const cleanValues = <T extends object>(values: T, numbers: readonly string[]): T =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, clean(value, numbers.includes(field))]),
  ) as T;

/**
 * The body of the call that adds a record: some fields are always sent, the others only when
 * filled, as a server need not know them.
 */
export const newBody = <Field extends string>(
  values: Values<Field>,
  always: readonly Field[],
  fields: readonly Field[],
): Values<Field> => {
  const filled = fields.filter((field) => (values[field] ?? null) !== null);
  const sent = new Set([...always, ...filled]);
  return Object.fromEntries(
    [...sent].map((field) => [field, values[field] ?? null]),
  ) as Values<Field>;
};

/** A plate's code in capitals, and code and number in Latin digits, as they stand on the metal. */
export const cleanPlate = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      if (typeof value !== 'string') return [field, value];
      if (field === 'plate_code') return [field, toLatinDigits(value).toUpperCase()];
      return [field, field === 'plate_number' ? toLatinDigits(value) : value];
    }),
  ) as T;
