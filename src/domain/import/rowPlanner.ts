import { raggedAgainst, type Csv, type CsvRow } from '../csv/parse.ts';
import { byKey, differencesOf, isNothing, keyOfParts } from './compare.ts';
import { correctedRow, type Corrections } from './corrections.ts';
import { HEADER_LINE, type ImportEntry, type ImportState } from './importEntry.ts';
import { keyIndex } from './keyIndex.ts';
import { dateSamples, repeatsHeader } from './mapping.ts';
import { detectDateOrder, type DateOrder } from './readDate.ts';
import { NO_PROBLEMS, rowJudge, type EmptyCells, type Stored } from './rowJudge.ts';
import { rowReader, type Reading, type RowReading } from './rowReader.ts';

export interface ImportSetup extends Omit<RowReading, 'dateOrder'> {
  csv: Csv;
  /** As found in the file's dates by default. */
  dateOrder?: DateOrder;
  existing: readonly Record<string, unknown>[];
  /** Most cells are empty because the file's author did not know, so by default they keep. */
  emptyCells?: EmptyCells;
  corrections?: Corrections;
}

const NO_DIFFERENCES: never[] = [];

const stateOf = (
  { ragged, problems, duplicateOf, differences }: ImportEntry,
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

/** V8 may take the cells of larger portions for long-lived, which makes reading slower. */
export const PLANNED_AT_ONCE = 250;

/** One by one, so that a long file leaves room for other work in between. */
export interface RowPlanner {
  /** Plans the next row of the file. */
  next: (row: CsvRow) => ImportEntry;
  /** Returns the row's entry and those of the rows that share its key or did so. */
  again: (line: number, corrections: Corrections) => ImportEntry[];
  /** `ymd` as long as no date has needed another one. */
  dateOrder: () => DateOrder;
  /** Whether an empty cell meets a stored value, so that it matters what empty cells do. */
  hasGaps: () => boolean;
}

/** `planImport` just calls `next` for all rows. */
export const rowPlanner = (setup: ImportSetup): RowPlanner => {
  const { table, mapping, csv } = setup;
  let order = setup.dateOrder;
  const dateOrder = () => (order ??= detectDateOrder(dateSamples(csv.rows, table, mapping)));
  const { fields: given, read } = rowReader({ ...setup, dateOrder });
  const judge = rowJudge({ ...setup, given });
  const clearable = given
    .map((field, index) => ({ field, index }))
    .filter(({ field }) => !table.key.includes(field) && table.fields[field]?.kind !== 'choice');
  const keyIndexes = Object.fromEntries(table.key.map((field) => [field, given.indexOf(field)]));
  const raggedOf = raggedAgainst(csv.header);
  const isHeader = repeatsHeader(csv.header, mapping);
  const existing = byKey(table.key, setup.existing);
  let { corrections } = setup;
  let planned = 0;
  let hasGaps = false;

  const isGap = (readings: readonly Reading[], stored: NonNullable<Stored>) =>
    clearable.some(
      ({ field, index }) => isNothing(readings[index]?.value) && !isNothing(stored[field]),
    );

  const keyIn = (readings: readonly Reading[]): string =>
    keyOfParts(table.key, (field) => readings[keyIndexes[field] ?? -1]?.value);

  const keyOfRow = (index: number): string => {
    const row = csv.rows[index];
    return row ? keyIn(read(correctedRow(row, corrections, mapping).cells)) : '';
  };
  const keys = keyIndex(csv.rows.length, keyOfRow);

  const plan = (row: CsvRow, index: number): ImportEntry => {
    const { cells, corrected } = correctedRow(row, corrections, mapping);
    const readings = read(cells);
    const key = keyIn(readings);
    const place = keys.enter(index, key);
    const stored = existing.get(key);
    const { record, problems } = judge(readings, stored);
    hasGaps ||= stored !== undefined && isGap(readings, stored);
    const isRepeated = isHeader(cells);
    const first = key === '' ? undefined : keys.firstAt(place);
    const earlier = first === undefined ? undefined : csv.rows[first]?.line;
    const duplicateOf = isRepeated ? HEADER_LINE : earlier;
    const entry: ImportEntry = {
      line: row.line,
      raw: cells,
      record,
      state: 'new',
      id: idOf(stored),
      problems: isRepeated ? NO_PROBLEMS : problems,
      differences: stored ? differencesOf(given, stored, record) : NO_DIFFERENCES,
      ragged: raggedOf(corrected ? row.cells : cells),
      duplicateOf,
      corrected,
    };
    entry.state = stateOf(entry, stored !== undefined);
    // A wrong row does not make a good one after it a duplicate.
    if (key !== '' && duplicateOf === undefined && entry.state !== 'wrong')
      keys.setFirst(place, index);
    return entry;
  };

  return {
    next: (row) => plan(row, planned++),
    again: (line, now) => {
      const index = csv.rows.findIndex((row) => row.line === line);
      const row = csv.rows[index];
      if (!row) return [];
      const before = keyOfRow(index);
      keys.forgetFirst(before);
      corrections = now;
      const key = keyOfRow(index);
      keys.forgetFirst(key);
      keys.enter(index, key);
      const touched = [...new Set([before, key])].filter((one) => one !== '');
      const rows = touched.flatMap(keys.rowsWith);
      return (key === '' ? [...rows, index] : rows).flatMap((one) => {
        const again = csv.rows[one];
        return again ? plan(again, one) : [];
      });
    },
    dateOrder: () => order ?? 'ymd',
    hasGaps: () => hasGaps,
  };
};
