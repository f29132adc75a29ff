import {
  isEmpty,
  maxLength,
  oneOf,
  problemsOf,
  type Check,
  type Problems,
} from '../base/validation.ts';
import { PLATE_FIELDS, PLATE_SOURCES, type PlateField } from './plate.ts';

/** What the parts of a plate have to pass, each by itself. */
export const plateChecks = {
  plate_emirate: [oneOf(PLATE_SOURCES)],
  plate_category: [maxLength(50)],
  plate_code: [maxLength(10)],
  plate_number: [maxLength(10)],
} satisfies Record<PlateField, readonly Check[]>;

/** Some states know no codes and no categories. */
const NEEDED = ['plate_emirate', 'plate_number'] as const;

/** What is wrong with a plate: its parts, and that emirate and number belong to every plate. */
export const plateProblems = (
  plate: Partial<Record<PlateField, unknown>>,
): Problems<PlateField> => {
  const problems = problemsOf<PlateField>(plateChecks, plate);
  if (PLATE_FIELDS.every((field) => isEmpty(plate[field]))) return problems;
  for (const field of NEEDED) if (isEmpty(plate[field])) problems[field] = { code: 'required' };
  return problems;
};
