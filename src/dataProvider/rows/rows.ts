import { ApiError } from '../apiError.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { isValues, type Values } from '../client/values.ts';
import type { Endpoint, Row } from '../endpoints.ts';

/** `{rows}`, `{data}` or a bare array; anything else is an answer that cannot be read. */
export const rowsIn = (answer: PhpAnswer): unknown[] => {
  const rows = Array.isArray(answer) ? answer : (answer.rows ?? answer.data);
  if (!Array.isArray(rows)) throw new ApiError('unreadable');
  return rows;
};

/** How many rows the server says it has, where it says so. */
export const totalIn = (answer: PhpAnswer): number | undefined => {
  const total = Array.isArray(answer) ? undefined : toNumber(answer.total);
  return typeof total === 'number' ? total : undefined;
};

const toNumber = (value: unknown): unknown => {
  if (value === '') return null;
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,10})?$/.test(value)
    ? Number(value)
    : value;
};

/** Turns numbers sent as text into numbers; other fields stay as the server sent them. */
export const readRow = (
  raw: unknown,
  { numbers, tidy = (row) => row }: Pick<Endpoint, 'numbers' | 'tidy'>,
): Row | undefined => {
  if (!isValues(raw)) return undefined;
  const row: Values = { ...raw };
  for (const field of numbers) if (field in row) row[field] = toNumber(row[field]);
  const { id } = row;
  return typeof id === 'number' || (typeof id === 'string' && id !== '')
    ? tidy({ ...row, id })
    : undefined;
};

/** Ids are numbers in rows and text in addresses. */
export const sameId = (a: unknown, b: unknown) => String(a) === String(b);

/** A field's value as plain text; the empty text where it has none. */
export const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

/** True when the stored row holds everything that was sent. */
export const holds = (row: Row, sent: Values): boolean =>
  Object.entries(sent).every(
    ([field, value]) => field === 'id' || asText(row[field]).trim() === asText(value).trim(),
  );
