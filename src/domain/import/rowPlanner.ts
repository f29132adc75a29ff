import { foldKey } from '../base/fold.ts';
import type { Csv, CsvRow } from '../csv/parse.ts';
import { byKey, differencesOf, isNothing } from './compare.ts';
import type { ImportEntry, ImportState } from './importEntry.ts';
import {
  fieldsOf,
  type CellProblem,
  type ImportRecord,
  type ImportTable,
  type ImportValue,
  type Mapping,
} from './importTable.ts';
import { mappedFields, readFields, sentFields } from './mapping.ts';
import { readCell, type CellReading } from './readCell.ts';
import type { DateOrder } from './readDate.ts';

export interface ImportSetup<Field extends string> {
  table: ImportTable<Field>;
  csv: Csv;
  mapping: Mapping<Field>;
  dateOrder: DateOrder;
  /** The records that the server has now. */
  existing: readonly Partial<Record<Field, unknown>>[];
  /**
   * What an empty cell does to a stored value. Most cells are empty because the author of the file
   * did not know, so by default the stored value stays.
   */
  emptyCells?: 'keep' | 'clear';
}

type Stored<Field extends string> = Partial<Record<Field, unknown>> | undefined;
type Readings<Field extends string> = Map<Field, CellReading>;

/** Splits a column that holds several fields, for those without a value from a column of their own. */
const takeApart = <Field extends string>(
  { whole }: ImportTable<Field>,
  readings: Readings<Field>,
): void => {
  const reading = whole && readings.get(whole.from);
  if (!whole || typeof reading?.value !== 'string' || reading.problem) return;
  const parts = whole.split(reading.value);
  if (!parts) return;
  for (const field of whole.into) {
    const value = parts[field] ?? null;
    const isGiven = !isNothing(readings.get(field)?.value);
    if (value !== null && (field === whole.from || !isGiven)) readings.set(field, { value });
  }
};

/** Reads the mapped fields of a row. */
const rowReader = <Field extends string>({ table, mapping, dateOrder }: ImportSetup<Field>) => {
  const mapped = mappedFields(table, mapping);

  const readerOf = (field: Field) => {
    const rule = table.fields[field];
    const columns = mapping[field];
    const read = (cells: readonly string[]) => readCell(cells, columns, rule, dateOrder);
    if (rule.kind !== 'date' && rule.kind !== 'choice') return read;
    // These are slow to read and repeat: 100,000 rows hold a few thousand different dates.
    const known = new Map<string, CellReading>();
    return (cells: readonly string[]): CellReading => {
      const text = columns.map((column) => cells[column] ?? '').join('\0');
      const reading = known.get(text) ?? read(cells);
      known.set(text, reading);
      return reading;
    };
  };

  const readers = mapped.map((field) => [field, readerOf(field)] as const);
  return (cells: readonly string[]): Readings<Field> => {
    const readings: Readings<Field> = new Map(readers.map(([field, read]) => [field, read(cells)]));
    takeApart(table, readings);
    return readings;
  };
};

/** Turns readings into the record to store; the stored record fills in for empty cells. */
const recordBuilder = <Field extends string>({
  table,
  mapping,
  emptyCells = 'keep',
}: ImportSetup<Field>) => {
  const sent = sentFields(table, mapping);

  const keepsStored = (field: Field, read: ImportValue): boolean => {
    // The server must find its record under the spelling that it knows.
    if (field === table.key) return true;
    return isNothing(read) && (emptyCells === 'keep' || table.fields[field].kind === 'choice');
  };

  const valueOf = (field: Field, read: ImportValue, stored: unknown): ImportValue => {
    const rule = table.fields[field];
    const isValue = typeof stored === 'number' || (typeof stored === 'string' && stored !== '');
    if (isValue && keepsStored(field, read)) return stored;
    return isNothing(read) && rule.kind === 'choice' ? rule.fallback : read;
  };

  return (readings: Readings<Field>, stored: Stored<Field>): ImportRecord<Field> => {
    const record: ImportRecord<Field> = {};
    for (const field of sent) {
      record[field] = valueOf(field, readings.get(field)?.value ?? null, stored?.[field]);
    }
    return record;
  };
};

/** What is wrong with a row; for a stored record, only the fields that the file changes are checked. */
const problemsOfRow = <Field extends string>(
  { table }: ImportSetup<Field>,
  given: readonly Field[],
  readings: Readings<Field>,
  record: ImportRecord<Field>,
  stored: Stored<Field>,
): Partial<Record<Field, CellProblem>> => {
  const found = table.problems({ ...stored, ...record });
  const problems: Partial<Record<Field, CellProblem>> = {};
  for (const field of fieldsOf(table)) {
    const problem = readings.get(field)?.problem ?? found[field];
    const touched = !stored || given.includes(field);
    if (problem && touched) problems[field] = problem;
  }
  return problems;
};

const stateOf = <Field extends string>(
  entry: Omit<ImportEntry<Field>, 'state'>,
  isStored: boolean,
): ImportState => {
  if (entry.ragged || Object.keys(entry.problems).length > 0) return 'wrong';
  if (entry.duplicateOf !== undefined) return 'duplicate';
  if (!isStored) return 'new';
  return entry.differences.length > 0 ? 'exists' : 'unchanged';
};

/** The rows with too many or too few cells, by line. */
const raggedLines = (csv: Csv) =>
  new Map(
    csv.problems.flatMap((problem) =>
      problem.code === 'ragged'
        ? [[problem.line, { expected: problem.expected, found: problem.found }] as const]
        : [],
    ),
  );

/**
 * A function that plans one row after the other in the order of the file, so that a long file can be
 * planned in slices without blocking the page. `planImport` is nothing but this over all rows.
 */
export const rowPlanner = <Field extends string>(
  setup: ImportSetup<Field>,
): ((row: CsvRow) => ImportEntry<Field>) => {
  const { table, mapping } = setup;
  const given = readFields(table, mapping);
  const read = rowReader(setup);
  const build = recordBuilder(setup);
  const ragged = raggedLines(setup.csv);
  const existing = byKey(table.key, setup.existing);
  const firstLines = new Map<string, number>();

  return ({ line, cells }) => {
    const readings = read(cells);
    const key = foldKey(readings.get(table.key)?.value);
    const stored = existing.get(key);
    const record = build(readings, stored);
    const duplicateOf = firstLines.get(key);
    const entry = {
      line,
      raw: cells,
      record,
      problems: problemsOfRow(setup, given, readings, record, stored),
      differences: stored ? differencesOf(given, stored, record) : [],
      ragged: ragged.get(line),
      duplicateOf,
    };
    const state = stateOf(entry, stored !== undefined);
    // A wrong row does not make a good one after it a duplicate.
    if (key !== '' && duplicateOf === undefined && state !== 'wrong') firstLines.set(key, line);
    return { ...entry, state };
  };
};
