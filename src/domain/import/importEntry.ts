import type { Difference } from './compare.ts';
import type { CellProblem, ImportRecord } from './importTable.ts';

export const IMPORT_STATES = ['new', 'exists', 'unchanged', 'duplicate', 'wrong'] as const;
/**
 * `exists`: the key is known and something differs; `unchanged`: known and the same; `duplicate`: an
 * earlier good row of the file has the key; `wrong`: a cell or the whole row cannot be imported.
 */
export type ImportState = (typeof IMPORT_STATES)[number];

/** What will happen to one row. */
export interface ImportEntry<Field extends string> {
  /** As a spreadsheet shows it, the header being 1. */
  line: number;
  /** The cells of the file, unchanged. */
  raw: readonly string[];
  /** The values to be stored: mapped fields and those with a fallback. */
  record: ImportRecord<Field>;
  state: ImportState;
  problems: Partial<Record<Field, CellProblem>>;
  /** The row has more or fewer cells than the header, so none of them can be trusted. */
  ragged?: { expected: number; found: number };
  /** The line of the first good row with the same key, which is the one that counts. */
  duplicateOf?: number;
  /** For a known key: what would change, of the mapped fields only. */
  differences: Difference<Field>[];
}
