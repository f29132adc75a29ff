import {
  isEmpty,
  maxLength,
  oneOf,
  problemsOf,
  type Check,
  type Problems,
} from '../base/validation.ts';
import { PLATE_FIELDS, PLATE_SOURCES, type PlateField } from './plate.ts';

export const plateChecks = {
  plate_emirate: [oneOf(PLATE_SOURCES)],
  plate_category: [maxLength(50)],
  plate_code: [maxLength(10)],
  plate_number: [maxLength(10)],
} satisfies Record<PlateField, readonly Check[]>;

/** Some states have no codes and no categories. */
const NEEDED = ['plate_emirate', 'plate_number'] as const;

/** Every plate needs emirate and number. */
export const plateProblems = (
  plate: Partial<Record<PlateField, unknown>>,
): Problems<PlateField> => {
  const problems = problemsOf<PlateField>(plateChecks, plate);
  if (PLATE_FIELDS.every((field) => isEmpty(plate[field]))) return problems;
  for (const field of NEEDED) if (isEmpty(plate[field])) problems[field] = { code: 'required' };
  return problems;
};
