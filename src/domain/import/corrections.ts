import type { CsvRow } from '../csv/parse.ts';
import type { ImportTable, Mapping } from './importTable.ts';

interface Correction {
  /** The field's columns when it was typed: if these have changed, the correction is ignored. */
  columns: readonly number[];
  text: string;
}

export type Corrections<Field extends string> = ReadonlyMap<
  number,
  Readonly<Partial<Record<Field, Correction>>>
>;

/** Undefined if no column leads to it. */
export const correctableField = <Field extends string>(
  { whole }: Pick<ImportTable<Field>, 'whole'>,
  mapping: Mapping<Field>,
  field: NoInfer<Field>,
): Field | undefined => {
  if (mapping[field].length > 0) return field;
  const isPart = whole?.into.includes(field) && mapping[whole.from].length > 0;
  return isPart ? whole?.from : undefined;
};

export const cellText = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((column) => (cells[column] ?? '').trim())
    .filter((text) => text !== '')
    .join(' ');

export const withCorrection = <Field extends string>(
  corrections: Corrections<Field>,
  line: number,
  field: Field,
  correction: Correction,
): Corrections<Field> =>
  new Map(corrections).set(line, { ...corrections.get(line), [field]: correction } as Partial<
    Record<Field, Correction>
  >);

/** A row with its corrections applied to the file's cells, and the fields that they correct. */
export const correctedRow = <Field extends string>(
  { line, cells }: CsvRow,
  corrections: Corrections<Field> | undefined,
  mapping: Mapping<Field>,
): { cells: string[]; corrected?: Field[] } => {
  const ofRow = corrections?.get(line);
  if (!ofRow) return { cells };
  const fresh = [...cells];
  const corrected: Field[] = [];
  for (const [field, { columns, text }] of Object.entries(ofRow) as [Field, Correction][]) {
    if (String(mapping[field]) !== String(columns)) continue;
    for (const [index, column] of columns.entries()) fresh[column] = index === 0 ? text : '';
    corrected.push(field);
  }
  return corrected.length > 0 ? { cells: fresh, corrected } : { cells };
};
