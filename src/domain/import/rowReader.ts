import { isNothing } from './compare.ts';
import type { ImportKind, ImportTable, Mapping } from './importTable.ts';
import { mappedFields } from './mapping.ts';
import { readCell, type CellReading } from './readCell.ts';
import type { DateOrder } from './readDate.ts';

/** How the cells of a file are to be read. */
export interface RowReading<Field extends string> {
  table: ImportTable<Field>;
  mapping: Mapping<Field>;
  dateOrder: DateOrder;
  /** That of the company's clock; UTC where it is not given. */
  timeZone?: string;
  /** Of fields that are other records: ids by the folded names of the records. */
  names?: Readonly<Partial<Record<Field, ReadonlyMap<string, number>>>>;
}

/** The fields of a row that a file has something to say about. */
export type Readings<Field extends string> = Partial<Record<Field, CellReading>>;

/** Splits a column that holds several fields, for those without a value from a column of their own. */
const takeApart = <Field extends string>(
  { whole }: ImportTable<Field>,
  readings: Readings<Field>,
): void => {
  const reading = whole && readings[whole.from];
  if (!whole || typeof reading?.value !== 'string' || reading.problem) return;
  const parts = whole.split(reading.value);
  if (!parts) return;
  for (const field of whole.into) {
    const value = parts[field] ?? null;
    const isGiven = !isNothing(readings[field]?.value);
    if (value !== null && (field === whole.from || !isGiven)) readings[field] = { value };
  }
};

/** These are slow to read and repeat: 100,000 rows hold a few thousand different dates. */
const REPEATING: readonly ImportKind['kind'][] = ['date', 'instant', 'choice', 'reference'];

/** A function that reads the mapped fields of a row. */
export const rowReader = <Field extends string>({
  table,
  mapping,
  dateOrder,
  timeZone = 'UTC',
  names,
}: RowReading<Field>): ((cells: readonly string[]) => Readings<Field>) => {
  const readerOf = (field: Field) => {
    const rule = table.fields[field];
    const columns = mapping[field];
    const context = { dateOrder, timeZone, names: names?.[field] };
    const read = (cells: readonly string[]) => readCell(cells, columns, rule, context);
    if (!REPEATING.includes(rule.kind)) return read;
    const known = new Map<string, CellReading>();
    return (cells: readonly string[]): CellReading => {
      const [only = -1] = columns;
      const text =
        columns.length === 1
          ? (cells[only] ?? '')
          : columns.map((column) => cells[column] ?? '').join('\0');
      const reading = known.get(text) ?? read(cells);
      known.set(text, reading);
      return reading;
    };
  };

  const readers = mappedFields(table, mapping).map((field) => [field, readerOf(field)] as const);
  return (cells) => {
    const readings: Readings<Field> = {};
    for (const [field, read] of readers) readings[field] = read(cells);
    takeApart(table, readings);
    return readings;
  };
};
