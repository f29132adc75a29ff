import { foldName, toLatinDigits } from '../base/fold.ts';
import type { Plate, PlateField } from './plate.ts';

/** A plate as a form or a call holds it. */
type Draft = Partial<Record<PlateField, unknown>>;

const keyPart = (part: unknown): string =>
  typeof part === 'string' || typeof part === 'number' ? foldName(toLatinDigits(String(part))) : '';

/** The parts that must be equal; null without a number, as an unknown plate clashes with none. */
export const plateKey = ({ plate_emirate, plate_code, plate_number }: Draft): string | null => {
  const number = keyPart(plate_number);
  return number === '' ? null : [number, ...[plate_emirate, plate_code].map(keyPart)].join('|');
};

/**
 * Whether two plates may be the same physical plate: their parts are equal, ignoring case, blanks and digit
 * script. A missing category matches any.
 */
export const isSamePlate = (a: Draft, b: Draft): boolean => {
  const key = plateKey(a);
  const [one, other] = [a, b].map(({ plate_category }) => keyPart(plate_category));
  return key !== null && key === plateKey(b) && (one === other || one === '' || other === '');
};

/** Another vehicle in the list that carries the same plate. */
export const plateHolder = <Row extends Plate & { id: number }>(
  rows: readonly Row[],
  plate: Draft,
  ownId?: unknown,
): Row | undefined => {
  const number = keyPart(plate.plate_number);
  if (number === '') return undefined;
  // Numbers are compared first: folding all parts of each row would take four times as long.
  return rows.find(
    (row) =>
      keyPart(row.plate_number) === number &&
      isSamePlate(row, plate) &&
      String(row.id) !== String(ownId),
  );
};
