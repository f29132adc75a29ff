import { parseCsv } from '../csv/parse.ts';
import { driverImport } from '../fleet/drivers.import.ts';
import type { DriverField } from '../fleet/drivers.ts';
import { suggestMapping } from './mapping.ts';
import { toCanonicalCsv } from './output.ts';
import { entriesIn, planImport, type ImportPlan } from './plan.ts';
import type { ImportSetup } from './rowPlanner.ts';

/** What the import screen does with a text before the user corrects anything. For tests. */
export const setupOf = (
  text: string,
  options: Partial<ImportSetup<DriverField>> = {},
): ImportSetup<DriverField> => {
  const csv = parseCsv(text);
  const mapping = suggestMapping(csv.header, driverImport);
  return {
    table: driverImport,
    csv,
    mapping,
    existing: [],
    ...options,
  };
};

export const planText = (text: string, options: Partial<ImportSetup<DriverField>> = {}) =>
  planImport(setupOf(text, options));

/** The new records of a plan as they are sent. */
export const canonicalCsv = <Field extends string>(plan: ImportPlan<Field>): string =>
  toCanonicalCsv(
    plan.fields,
    entriesIn(plan, ['new']).map(({ record }) => record),
  );
