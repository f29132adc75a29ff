import type { Ragged } from '../csv/parse.ts';
import type { Difference } from './compare.ts';
import type { CellProblem, ImportRecord } from './importTable.ts';

export const IMPORT_STATES = ['new', 'changed', 'unchanged', 'duplicate', 'wrong'] as const;
/**
 * `changed`: the key is known and something differs; `unchanged`: nothing does; `duplicate`: an
 * earlier good row has the key, or the row repeats the header; `wrong`: it cannot be imported.
 */
export type ImportState = (typeof IMPORT_STATES)[number];

/** The line that a repeated header is a duplicate of. */
export const HEADER_LINE = 1;

export interface ImportEntry {
  /** As a spreadsheet shows it; no row has the line of the header. */
  line: number;
  raw: readonly string[];
  /** The values to be stored: mapped fields and those with a fallback. */
  record: ImportRecord;
  state: ImportState;
  /** The id of the stored record with this key. */
  id?: string | number;
  problems: Record<string, CellProblem>;
  /** The row has more or fewer cells than the header, so none of them can be trusted. */
  ragged?: Ragged;
  /** The line of the first good row with the same key, which is the one that counts, or `HEADER_LINE`. */
  duplicateOf?: number;
  corrected?: string[];
  /** For a known key: what would change, among the mapped fields only. */
  differences: Difference[];
}
