import type { Csv, CsvRow } from '../csv/parse.ts';
import { byKey, differencesOf, isNothing, keyOfParts } from './compare.ts';
import { correctedRow, type Corrections } from './corrections.ts';
import type { ImportEntry, ImportState } from './importEntry.ts';
import { fieldsOf, type CellProblem, type ImportRecord, type ImportValue } from './importTable.ts';
import { readFields, sentFields } from './mapping.ts';
import { rowReader, type Readings, type RowReading } from './rowReader.ts';

/** What an empty cell does to a stored value. */
export type EmptyCells = 'keep' | 'clear';

export interface ImportSetup<Field extends string> extends RowReading<Field> {
  csv: Csv;
  /** The records that the server has now. */
  existing: readonly Partial<Record<Field, unknown>>[];
  /** Most cells are empty because the author of the file did not know, so by default they keep. */
  emptyCells?: EmptyCells;
  /** What the user typed in place of cells. */
  corrections?: Corrections<Field>;
}

type Stored<Field extends string> = Partial<Record<Field, unknown>> | undefined;
type Problems<Field extends string> = Partial<Record<Field, CellProblem>>;

const NO_PROBLEMS = Object.freeze({});
const NO_DIFFERENCES: never[] = [];

/** Turns readings into the record to store; the stored record fills in for empty cells. */
const recordBuilder = <Field extends string>({
  table,
  mapping,
  emptyCells = 'keep',
}: ImportSetup<Field>) => {
  const sent = sentFields(table, mapping);
  const isKept = new Set(sent.filter((field) => table.key.includes(field)));
  const { complete } = table;

  const keepsStored = (field: Field, read: ImportValue): boolean => {
    // The server must find its record under the spelling that it knows.
    if (isKept.has(field)) return true;
    return isNothing(read) && (emptyCells === 'keep' || table.fields[field].kind === 'choice');
  };

  const valueOf = (field: Field, read: ImportValue, stored: unknown): ImportValue => {
    const isValue = typeof stored === 'number' || (typeof stored === 'string' && stored !== '');
    if (isValue && keepsStored(field, read)) return stored;
    const rule = table.fields[field];
    return rule.kind === 'choice' && isNothing(read) ? rule.fallback : read;
  };

  const completed = (record: ImportRecord<Field>) => {
    const found = complete?.from(record) ?? record;
    for (const field of complete?.into ?? []) {
      if (isNothing(record[field])) record[field] = found[field] ?? null;
    }
  };

  return (readings: Readings<Field>, stored: Stored<Field>): ImportRecord<Field> => {
    const record: ImportRecord<Field> = {};
    for (const field of sent) {
      record[field] = valueOf(field, readings[field]?.value ?? null, stored?.[field]);
    }
    if (complete && !stored) completed(record);
    return record;
  };
};

/** What is wrong with a row; for a stored record, only the fields that the file changes are checked. */
const rowChecker = <Field extends string>({ table, mapping }: ImportSetup<Field>) => {
  const all = fieldsOf(table);
  const given = readFields(table, mapping);
  return (
    readings: Readings<Field>,
    record: ImportRecord<Field>,
    stored: Stored<Field>,
  ): Problems<Field> => {
    const found = table.problems(stored ? { ...stored, ...record } : record);
    let problems: Problems<Field> = NO_PROBLEMS;
    for (const field of stored ? given : all) {
      const problem = readings[field]?.problem ?? found[field];
      if (!problem) continue;
      if (problems === NO_PROBLEMS) problems = {};
      problems[field] = problem;
    }
    return problems;
  };
};

const stateOf = <Field extends string>(
  { ragged, problems, duplicateOf, differences }: ImportEntry<Field>,
  isStored: boolean,
): ImportState => {
  if (ragged || problems !== NO_PROBLEMS) return 'wrong';
  if (duplicateOf !== undefined) return 'duplicate';
  if (!isStored) return 'new';
  return differences.length > 0 ? 'changed' : 'unchanged';
};

const idOf = (stored: Readonly<Record<string, unknown>> | undefined) => {
  const id = stored?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
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

/** Plans rows one by one, so that a long file leaves room for other work in between. */
export interface RowPlanner<Field extends string> {
  /** Plans the next row of the file. */
  next: (row: CsvRow) => ImportEntry<Field>;
  /**
   * Plans a row anew that was planned before, after one of its cells was corrected. Gives its entry and
   * those of the rows that share its key or did so.
   */
  again: (line: number, corrections: Corrections<Field>) => ImportEntry<Field>[];
  /** Some empty cell meets a stored value, so that it matters what they do to it. */
  hasGaps: () => boolean;
}

/** Plans a file. `planImport` is nothing but `next` for all rows. */
export const rowPlanner = <Field extends string>(setup: ImportSetup<Field>): RowPlanner<Field> => {
  const { table, mapping, csv } = setup;
  const given = readFields(table, mapping);
  const mayBeCleared = given.filter(
    (field) => !table.key.includes(field) && table.fields[field].kind !== 'choice',
  );
  const read = rowReader(setup);
  const build = recordBuilder(setup);
  const check = rowChecker(setup);
  const ragged = raggedLines(csv);
  const existing = byKey(table.key, setup.existing);
  const firstLines = new Map<string, number>();
  /** Of the rows that were planned, in their order. */
  const keys: string[] = [];
  let { corrections } = setup;
  let hasGaps = false;

  const isGap = (readings: Readings<Field>, stored: NonNullable<Stored<Field>>) =>
    mayBeCleared.some((field) => isNothing(readings[field]?.value) && !isNothing(stored[field]));

  const keyIn = (readings: Readings<Field>): string =>
    keyOfParts(table.key, (field) => readings[field]?.value);

  const judge = (row: CsvRow) => {
    const { cells, corrected } = correctedRow(row, corrections, mapping);
    const readings = read(cells);
    const key = keyIn(readings);
    const stored = existing.get(key);
    const record = build(readings, stored);
    const problems = check(readings, record, stored);
    hasGaps ||= stored !== undefined && isGap(readings, stored);
    return { row, cells, corrected, key, stored, record, problems };
  };

  const place = (judged: ReturnType<typeof judge>): ImportEntry<Field> => {
    const { row, cells, corrected, key, stored, record, problems } = judged;
    const duplicateOf = firstLines.get(key);
    const entry: ImportEntry<Field> = {
      line: row.line,
      raw: cells,
      record,
      state: 'new',
      id: idOf(stored),
      problems,
      differences: stored ? differencesOf(given, stored, record) : NO_DIFFERENCES,
      ragged: ragged.get(row.line),
      duplicateOf,
      corrected,
    };
    entry.state = stateOf(entry, stored !== undefined);
    // A wrong row does not make a good one after it a duplicate.
    if (key !== '' && duplicateOf === undefined && entry.state !== 'wrong') {
      firstLines.set(key, row.line);
    }
    return entry;
  };

  const withKey = (key: string): ImportEntry<Field>[] => {
    firstLines.delete(key);
    return csv.rows.filter((_, index) => keys[index] === key).map((row) => place(judge(row)));
  };

  return {
    next: (row) => {
      const judged = judge(row);
      keys.push(judged.key);
      return place(judged);
    },
    again: (line, now) => {
      corrections = now;
      const index = csv.rows.findIndex((row) => row.line === line);
      const row = csv.rows[index];
      if (!row) return [];
      const before = keys[index] ?? '';
      const judged = judge(row);
      keys[index] = judged.key;
      const touched = new Set([before, judged.key]);
      touched.delete('');
      const entries = [...touched].flatMap(withKey);
      return judged.key === '' ? [...entries, place(judged)] : entries;
    },
    hasGaps: () => hasGaps,
  };
};
