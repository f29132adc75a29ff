import { foldName, toLatinDigits } from '../base/fold.ts';
import { isEmpty, required, type Problems } from '../base/validation.ts';
import { select, text } from '../records/field.ts';
import type { RecordRule } from '../records/recordType.ts';
import { PLATE_SOURCES, type Plate, PLATE_FIELDS, type PlateField } from './plate.ts';
import { plateSearchText } from './plateText.ts';

type Draft = Partial<Record<PlateField, unknown>>;

const keyPart = (part: unknown): string =>
  typeof part === 'string' || typeof part === 'number' ? foldName(toLatinDigits(String(part))) : '';

/** Null without a number: an unknown plate clashes with none. */
const plateKey = ({ plate_emirate, plate_code, plate_number }: Draft): string | null => {
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

/** Some states have no codes and no categories. */
const NEEDED = ['plate_emirate', 'plate_number'] as const;

/** Every plate needs emirate and number. */
const plateProblems = (plate: Draft): Problems<PlateField> =>
  PLATE_FIELDS.every((field) => isEmpty(plate[field]))
    ? {}
    : Object.fromEntries(
        NEEDED.filter((field) => isEmpty(plate[field])).map((field) => [field, required('')]),
      );

export const plateFields = {
  plate_emirate: select(PLATE_SOURCES, { column: false }),
  plate_category: text({ max: 50, column: false }),
  plate_code: text({ max: 10, latinDigits: true, capitals: true, column: false }),
  plate_number: text({ max: 10, latinDigits: true, column: false }),
};

export const plateRule: RecordRule<typeof plateFields, Plate & { id: number }> = {
  problems: plateProblems,
  searchText: plateSearchText,
  unique: {
    field: 'plate_number',
    keyOf: plateKey,
    code: 'plateTaken',
    holder: (rows, draft, ownId) => plateHolder(rows, draft, ownId),
  },
};
