import type { Problem } from '../base/validation.ts';
import { isNothing } from './compare.ts';
import {
  checkOf,
  columnsOf,
  type ImportKind,
  type ImportTable,
  type Mapping,
  type RecordIds,
} from './importTable.ts';
import { numberFor } from './keyIndex.ts';
import { readFields } from './mapping.ts';
import { NOTHING, readCell, type CellReading } from './readCell.ts';
import type { DateOrder } from './readDate.ts';

export interface RowReading {
  table: ImportTable;
  mapping: Mapping;
  /** Called only for a date that needs it: a long file takes a while to search for its order. */
  dateOrder: () => DateOrder;
  timeZone?: string;
  /** For fields that are other records: ids by the records' names. */
  names?: Readonly<Partial<Record<string, RecordIds>>>;
}

export interface Reading extends CellReading {
  fault?: Problem;
}

/** These are slow to read and repeat: 100,000 rows hold a few thousand distinct dates. */
const REPEATING: readonly ImportKind['kind'][] = [
  'date',
  'instant',
  'choice',
  'reference',
  'branch',
];

export const NO_COLUMN: Reading = Object.freeze({ value: null });

type Reader = (cells: readonly string[]) => Reading;

/** Far more than the distinct cells of a column; a power of two. */
const PLACES = 2 ** 14;

/** Faster than a map of all readings. */
const remembering = (read: Reader, columns: readonly number[]): Reader => {
  const known = Array.from<{ text: string; reading: Reading } | undefined>({ length: PLACES });
  const [only = -1] = columns;
  return (cells) => {
    const text =
      columns.length === 1
        ? (cells[only] ?? '')
        : columns.map((column) => cells[column] ?? '').join('\0');
    const place = numberFor(text) & (PLACES - 1);
    let kept = known[place];
    if (kept?.text !== text) known[place] = kept = { text, reading: read(cells) };
    return kept.reading;
  };
};

/** Splits a column that holds several fields, for those without a value from a column of their own. */
const wholeSplitter = (table: ImportTable, fields: readonly string[]) => {
  const { whole } = table;
  const from = whole ? fields.indexOf(whole.from) : -1;
  if (!whole || from < 0) return undefined;
  const into = whole.into.map((field) => [field, fields.indexOf(field)] as const);
  return (readings: Reading[]): void => {
    const { value: text, problem } = readings[from] ?? NO_COLUMN;
    const parts = typeof text === 'string' && !problem ? whole.split(text) : undefined;
    if (!parts) return;
    for (const [field, index] of into) {
      const value = parts[field] ?? null;
      const isGiven = !isNothing(readings[index]?.value);
      if (value !== null && (index === from || !isGiven)) {
        readings[index] = { value, fault: checkOf(table, field)(value) };
      }
    }
  };
};

export const rowReader = ({ table, mapping, dateOrder, timeZone = 'UTC', names }: RowReading) => {
  const fields = readFields(table, mapping);

  const readerOf = (field: string): Reader => {
    const rule = table.fields[field];
    const columns = columnsOf(mapping, field);
    const context = { dateOrder, timeZone, names: names?.[field] };
    const check = checkOf(table, field);
    const nothing = { ...NOTHING, fault: check(null) };
    if (!rule || columns.length === 0) return () => nothing;
    const read: Reader = (cells) => {
      const reading: Reading = readCell(cells, columns, rule, context);
      if (reading === NOTHING) return nothing;
      const fault = check(reading.value);
      if (fault) reading.fault = fault;
      return reading;
    };
    return REPEATING.includes(rule.kind) ? remembering(read, columns) : read;
  };

  const readers = fields.map(readerOf);
  const splitWhole = wholeSplitter(table, fields);
  return {
    fields,
    read: (cells: readonly string[]): Reading[] => {
      // Faster than `map` or `push` for a million cells.
      const readings: Reading[] = [];
      for (const readField of readers) readings[readings.length] = readField(cells);
      splitWhole?.(readings);
      return readings;
    },
  };
};
