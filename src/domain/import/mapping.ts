import { foldName } from '../base/fold.ts';
import type { CsvRow } from '../csv/parse.ts';
import {
  columnsOf,
  fieldsOf,
  requiredFields,
  type ImportTable,
  type Mapping,
} from './importTable.ts';
import { dayPart } from './readInstant.ts';

/** One way to name a field's columns: one column from each list of names. */
type Way = readonly (readonly string[])[];

const single = (names: readonly string[]): Way[] => names.map((name) => [[name]]);

/**
 * Clear names of all fields come first, then columns to be joined, then weak names; no two fields
 * share a column. `labels` are the names on our own screens and exports.
 */
export const suggestMapping = (
  header: readonly string[],
  table: ImportTable,
  labels?: Readonly<Record<string, string>>,
): Mapping => {
  const fields = fieldsOf(table);
  const names = header.map(foldName);
  const mapping: Mapping = Object.fromEntries(fields.map((field) => [field, []]));
  const taken = new Set<number>();

  const columnOf = (aliases: readonly string[]) =>
    aliases
      .map((alias) =>
        names.findIndex(
          (name, index) => name !== '' && name === foldName(alias) && !taken.has(index),
        ),
      )
      .find((index) => index >= 0);

  const fill = (waysOf: (field: string) => readonly Way[]) => {
    for (const field of fields) {
      for (const way of columnsOf(mapping, field).length > 0 ? [] : waysOf(field)) {
        const columns = way.map(columnOf).filter((index) => index !== undefined);
        // A first name alone is not a name; a missing middle name is no loss.
        if (columns.length < Math.min(2, way.length)) continue;
        mapping[field] = columns;
        for (const column of columns) taken.add(column);
        break;
      }
    }
  };

  fill((field) => single([field, ...(table.fields[field]?.aliases ?? [])]));
  fill((field) => single([labels?.[field] ?? '']));
  fill((field) => {
    const parts = table.fields[field]?.parts;
    return parts ? [parts] : [];
  });
  fill((field) => single(table.fields[field]?.weakAliases ?? []));
  return mapping;
};

export const readFields = (table: ImportTable, mapping: Mapping): string[] => {
  const { whole } = table;
  const together: readonly string[] =
    whole && columnsOf(mapping, whole.from).length > 0 ? whole.into : [];
  return fieldsOf(table).filter(
    (field) => columnsOf(mapping, field).length > 0 || together.includes(field),
  );
};

/** The fields that are sent: those read, choices, which have a fallback, and computed ones. */
export const sentFields = (table: ImportTable, mapping: Mapping): string[] => {
  const read = readFields(table, mapping);
  return fieldsOf(table).filter(
    (field) =>
      read.includes(field) ||
      table.fields[field]?.kind === 'choice' ||
      table.complete?.into.includes(field),
  );
};

/** Required fields that no column fills; without the natural key nothing can be imported at all. */
export const unmappedRequired = (table: ImportTable, mapping: Mapping): string[] =>
  requiredFields(table).filter(
    (field) => columnsOf(mapping, field).length === 0 && !table.complete?.into.includes(field),
  );

export const unusedColumns = (header: readonly string[], mapping: Mapping): number[] => {
  const used = new Set(Object.values(mapping).flat());
  return header.map((_, index) => index).filter((index) => !used.has(index));
};

/**
 * True where two exports were pasted together. Columns that fill no field may hold anything, such
 * as the reason in our own file of skipped rows.
 */
export const repeatsHeader = (
  header: readonly string[],
  mapping: Mapping,
): ((cells: readonly string[]) => boolean) => {
  const named = Object.values(mapping)
    .flat()
    .filter((column) => header[column]);
  const [first = -1] = named;
  const name = header[first];
  return (cells) =>
    // Checked first, so that few rows need trimming.
    name !== undefined &&
    cells[first]?.includes(name) === true &&
    named.every((column) => cells[column]?.trim() === header[column]);
};

export const isDated = ({ fields }: ImportTable, field: string): boolean =>
  fields[field]?.kind === 'date' || fields[field]?.kind === 'instant';

const dateColumns = (table: ImportTable, mapping: Mapping): number[] =>
  fieldsOf(table)
    .filter((field) => isDated(table, field))
    .flatMap((field) => columnsOf(mapping, field));

/** As most dates are written, and in no doubt. */
const YEAR_FIRST = /^\d{4}-/;

/** The distinct cells of the mapped date columns that may need an order, for `detectDateOrder`. */
export const dateSamples = (
  rows: readonly CsvRow[],
  table: ImportTable,
  mapping: Mapping,
): string[] => {
  const found = new Set<string>();
  const columns = dateColumns(table, mapping);
  for (const { cells } of rows) {
    for (const column of columns) {
      const cell = cells[column] ?? '';
      if (!YEAR_FIRST.test(cell)) found.add(cell);
    }
  }
  return [...found].map(dayPart);
};

export const hasDates = (
  rows: readonly CsvRow[],
  table: ImportTable,
  mapping: Mapping,
): boolean => {
  const columns = dateColumns(table, mapping);
  return rows.some(({ cells }) => columns.some((column) => (cells[column] ?? '').trim() !== ''));
};
