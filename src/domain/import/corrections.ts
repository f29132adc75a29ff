import type { CsvRow } from '../csv/parse.ts';
import { columnsOf, type ImportTable, type Mapping } from './importTable.ts';

interface Correction {
  /** The field's columns when it was typed: if these have changed, the correction is ignored. */
  columns: readonly number[];
  text: string;
}

export type Corrections = ReadonlyMap<number, Readonly<Record<string, Correction>>>;

/** Undefined if no column leads to it. */
export const correctableField = (
  { whole }: Pick<ImportTable, 'whole'>,
  mapping: Mapping,
  field: string,
): string | undefined => {
  if (columnsOf(mapping, field).length > 0) return field;
  const isPart = whole?.into.includes(field) && columnsOf(mapping, whole.from).length > 0;
  return isPart ? whole?.from : undefined;
};

export const cellText = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((column) => (cells[column] ?? '').trim())
    .filter((text) => text !== '')
    .join(' ');

export const withCorrection = (
  corrections: Corrections,
  line: number,
  field: string,
  correction: Correction,
): Corrections => new Map(corrections).set(line, { ...corrections.get(line), [field]: correction });

/** A row with its corrections applied to the file's cells, and the fields that they correct. */
export const correctedRow = (
  { line, cells }: CsvRow,
  corrections: Corrections | undefined,
  mapping: Mapping,
): { cells: string[]; corrected?: string[] } => {
  const ofRow = corrections?.get(line);
  if (!ofRow) return { cells };
  const fresh = [...cells];
  const corrected: string[] = [];
  for (const [field, { columns, text }] of Object.entries(ofRow)) {
    if (String(mapping[field]) !== String(columns)) continue;
    for (const [index, column] of columns.entries()) fresh[column] = index === 0 ? text : '';
    corrected.push(field);
  }
  return corrected.length > 0 ? { cells: fresh, corrected } : { cells };
};
