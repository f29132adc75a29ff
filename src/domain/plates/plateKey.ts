import { foldName, toLatinDigits } from '../base/fold.ts';
import type { Problems } from '../base/validation.ts';
import type { Plate, PlateField } from './plate.ts';

/** A plate as a form or a call holds it. */
type Draft = Partial<Record<PlateField, unknown>>;

const keyPart = (part: unknown): string =>
  typeof part === 'string' || typeof part === 'number' ? foldName(toLatinDigits(String(part))) : '';

/**
 * What makes two plates the same: all four parts, whatever their case, blanks and digits. Null
 * without a number, as an unknown plate clashes with none.
 */
export const plateKey = ({
  plate_emirate,
  plate_category,
  plate_code,
  plate_number,
}: Draft): string | null => {
  const number = keyPart(plate_number);
  const others = [plate_emirate, plate_category, plate_code].map(keyPart);
  return number === '' ? null : [number, ...others].join('|');
};

/** Of a list of trucks or of trailers, another one that carries the very plate. */
export const plateHolder = <Row extends Plate & { id: number }>(
  rows: readonly Row[],
  plate: Draft,
  ownId?: unknown,
): Row | undefined => {
  const key = plateKey(plate);
  if (key === null) return undefined;
  const number = keyPart(plate.plate_number);
  // Numbers are compared first: to fold all parts of each row would take four times as long.
  return rows.find(
    (row) =>
      keyPart(row.plate_number) === number &&
      plateKey(row) === key &&
      String(row.id) !== String(ownId),
  );
};

/** That no other truck (or trailer) carries the plate. */
export const plateTaken = <Row extends Plate & { id: number }>(
  rows: readonly Row[],
  plate: Draft,
  ownId?: unknown,
): Problems<PlateField> =>
  plateHolder(rows, plate, ownId) ? { plate_number: { code: 'taken' } } : {};
