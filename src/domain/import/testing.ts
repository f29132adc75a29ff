import { parseCsv } from '../csv/parse.ts';
import { driverImport } from '../fleet/drivers.import.ts';
import { suggestMapping } from './mapping.ts';
import { toCanonicalCsv } from './output.ts';
import { entriesIn, planImport, type ImportPlan } from './plan.ts';
import type { ImportSetup } from './rowPlanner.ts';

/** What the import screen does with a text before the user corrects anything. For tests. */
export const setupOf = (text: string, options: Partial<ImportSetup> = {}): ImportSetup => {
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

export const planText = (text: string, options: Partial<ImportSetup> = {}) =>
  planImport(setupOf(text, options));

/** The new records of a plan as they are sent. */
export const canonicalCsv = (plan: ImportPlan): string =>
  toCanonicalCsv(
    plan.fields,
    entriesIn(plan, ['new']).map(({ record }) => record),
  );
