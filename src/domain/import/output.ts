import { toCsv, toPlainCsv } from '../csv/write.ts';
import type { ImportState } from './importEntry.ts';
import type { ImportRecord } from './importTable.ts';
import type { ImportPlan } from './plan.ts';

export const REFUSED_STATES: readonly ImportState[] = ['wrong', 'duplicate'];

/**
 * New records as the one CSV that the API gets: our field names as header, ISO dates, commas, no BOM,
 * no apostrophes before formulas.
 */
export const toCanonicalCsv = (
  fields: readonly string[],
  records: readonly ImportRecord<string>[],
): string =>
  toPlainCsv(
    fields,
    records.map((record) => fields.map((field) => record[field])),
  );

/**
 * Rows as a file to be corrected and imported again: the original cells in the original order behind a
 * column that gives the reason. `words` says why.
 */
export const refusedCsv = <Row extends { raw: readonly string[] }>(
  { header, delimiter }: ImportPlan<string>['csv'],
  rows: readonly Row[],
  reasonHeader: string,
  words: (row: Row) => string,
): string =>
  toCsv(
    [reasonHeader, ...header],
    rows.map((row) => [words(row), ...row.raw]),
    delimiter,
  );
