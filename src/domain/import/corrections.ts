import type { CsvRow } from '../csv/parse.ts';
import type { ImportTable, Mapping } from './importTable.ts';

/** What a user typed in place of the cells of a field. */
export interface Correction {
  /** The columns of the field when it was typed: where these are others now, it is left out. */
  columns: readonly number[];
  text: string;
}

/** Corrections by line and field. */
export type Corrections<Field extends string> = ReadonlyMap<
  number,
  Readonly<Partial<Record<Field, Correction>>>
>;

/** The field whose cells are corrected to change `field`; undefined where no column leads to it. */
export const correctableField = <Field extends string>(
  { whole }: Pick<ImportTable<Field>, 'whole'>,
  mapping: Mapping<Field>,
  field: NoInfer<Field>,
): Field | undefined => {
  if (mapping[field].length > 0) return field;
  const isPart = whole?.into.includes(field) && mapping[whole.from].length > 0;
  return isPart ? whole?.from : undefined;
};

/** The text of a field's cells as one, to be corrected. */
export const cellText = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((column) => (cells[column] ?? '').trim())
    .filter((text) => text !== '')
    .join(' ');

/** Adds what was typed for a field of a row. */
export const withCorrection = <Field extends string>(
  corrections: Corrections<Field>,
  line: number,
  field: Field,
  correction: Correction,
): Corrections<Field> =>
  new Map(corrections).set(line, { ...corrections.get(line), [field]: correction } as Partial<
    Record<Field, Correction>
  >);

/** A row as it would be with its corrections in the file, and the fields that they correct. */
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
