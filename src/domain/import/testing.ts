import { parseCsv } from '../csv/parse.ts';
import { driverImport } from '../fleet/drivers.import.ts';
import type { DriverField } from '../fleet/drivers.ts';
import { dateSamples, suggestMapping } from './mapping.ts';
import { planImport } from './plan.ts';
import { detectDateOrder } from './readDate.ts';
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
    dateOrder: detectDateOrder(dateSamples(csv.rows, driverImport, mapping)),
    existing: [],
    ...options,
  };
};

export const planText = (text: string, options: Partial<ImportSetup<DriverField>> = {}) =>
  planImport(setupOf(text, options));
