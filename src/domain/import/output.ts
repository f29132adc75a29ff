import { stripFormulaGuard, toCsv, toPlainLines } from '../csv/write.ts';
import type { ImportState } from './importEntry.ts';
import type { ImportRecord } from './importTable.ts';
import type { ImportPlan } from './plan.ts';

export const REFUSED_STATES: readonly ImportState[] = ['wrong', 'duplicate'];

/** Our field names as header, ISO dates, commas, no apostrophes before formulas. */
export const toCanonicalCsv = (
  fields: readonly string[],
  records: readonly ImportRecord[],
): string =>
  toPlainLines([fields, ...records.map((record) => fields.map((field) => record[field]))]);

export interface RefusedRow {
  line: number;
  raw: readonly string[];
  reason: string;
}

/** A file to be corrected and imported again: the original cells after a column with the reason. */
export const refusedCsv = (
  { header, delimiter }: ImportPlan['csv'],
  rows: readonly RefusedRow[],
  reasonHeader: string,
): string => {
  // Such a file may be corrected in part, and leaves rows out again.
  const from = header[0] === reasonHeader ? 1 : 0;
  return toCsv(
    [reasonHeader, ...header.slice(from)],
    rows.map(({ reason, raw }) => [reason, ...raw.slice(from).map(stripFormulaGuard)]),
    delimiter,
  );
};
