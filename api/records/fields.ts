import type { FieldErrors, Json } from '../call.ts';

export type FieldType = 'text' | 'integer' | 'number' | 'boolean';

type Read = { value: unknown } | { error: string };

const NUMBER = /^-?\d+(\.\d+)?$/;

const readText = (value: unknown): Read =>
  typeof value === 'string' || typeof value === 'number'
    ? { value: String(value).trim() }
    : { error: 'Must be text' };

const readNumber = (value: unknown): Read => {
  if (typeof value === 'number' && Number.isFinite(value)) return { value };
  const isNumeric = typeof value === 'string' && NUMBER.test(value.trim());
  return isNumeric ? { value: Number(value) } : { error: 'Not a number' };
};

const readInteger = (value: unknown): Read => {
  const read = readNumber(value);
  return 'value' in read && Number.isSafeInteger(read.value)
    ? read
    : { error: 'Not a whole number' };
};

const readBoolean = (value: unknown): Read => {
  if (value === true || value === 'true' || value === '1' || value === 1) return { value: true };
  if (value === false || value === 'false' || value === '0' || value === 0) return { value: false };
  return { error: 'Must be true or false' };
};

const READERS: Record<FieldType, (value: unknown) => Read> = {
  text: readText,
  integer: readInteger,
  number: readNumber,
  boolean: readBoolean,
};

const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

export const readFields = (
  types: Record<string, FieldType>,
  sent: Json,
): { values: Json; errors: FieldErrors } => {
  const values: Json = {};
  const errors: FieldErrors = {};
  for (const [field, type] of Object.entries(types)) {
    const value = sent[field];
    if (value === undefined) continue;
    const read = isEmpty(value) ? { value: null } : READERS[type](value);
    if ('error' in read) errors[field] = read.error;
    else values[field] = read.value;
  }
  return { values, errors };
};
