import type { Sliced } from '../base/slices.ts';
import { toCsv, toPlainLines } from '../csv/write.ts';
import type { ImportState } from './importEntry.ts';
import type { ImportRecord } from './importTable.ts';
import type { ImportPlan } from './plan.ts';

export const REFUSED_STATES: readonly ImportState[] = ['wrong', 'duplicate'];

const SLICE = 1000;

/**
 * In parts: our field names as header, ISO dates, commas, UTF-8 without BOM, no apostrophes before
 * formulas.
 */
export function* toCanonicalCsv(
  fields: readonly string[],
  records: readonly ImportRecord<string>[],
): Sliced<Uint8Array<ArrayBuffer>[]> {
  const encoder = new TextEncoder();
  const parts = [encoder.encode(toPlainLines([fields]))];
  for (let from = 0; from < records.length; from += SLICE) {
    if (from > 0) yield;
    const some = records.slice(from, from + SLICE);
    const lines = toPlainLines(some.map((record) => fields.map((field) => record[field])));
    parts.push(encoder.encode(lines));
  }
  return parts;
}

export interface RefusedRow {
  line: number;
  raw: readonly string[];
  reason: string;
}

/** A file to be corrected and imported again: the original cells after a column with the reason. */
export const refusedCsv = (
  { header, delimiter }: ImportPlan<string>['csv'],
  rows: readonly RefusedRow[],
  reasonHeader: string,
): string =>
  toCsv(
    [reasonHeader, ...header],
    rows.map(({ reason, raw }) => [reason, ...raw]),
    delimiter,
  );
