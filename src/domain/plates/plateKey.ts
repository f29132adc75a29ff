import { foldName, toLatinDigits } from '../base/fold.ts';
import type { Plate, PlateField } from './plate.ts';

type Draft = Partial<Record<PlateField, unknown>>;

const keyPart = (part: unknown): string =>
  typeof part === 'string' || typeof part === 'number' ? foldName(toLatinDigits(String(part))) : '';

/** Null without a number: an unknown plate clashes with none. */
export const plateKey = ({ plate_emirate, plate_code, plate_number }: Draft): string | null => {
  const number = keyPart(plate_number);
  return number === '' ? null : [number, ...[plate_emirate, plate_code].map(keyPart)].join('|');
};

/** Ignores case, blanks and digit script. A missing category matches any. */
export const isSamePlate = (a: Draft, b: Draft): boolean => {
  const key = plateKey(a);
  const [one, other] = [a, b].map(({ plate_category }) => keyPart(plate_category));
  return key !== null && key === plateKey(b) && (one === other || one === '' || other === '');
};

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
