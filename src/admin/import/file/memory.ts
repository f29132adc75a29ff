import { foldName } from '../../../domain/base/fold.ts';
import { fieldsOf, type ImportTable, type Mapping } from '../../../domain/import/importTable.ts';

interface RememberedFile {
  /** The file's column names, regardless of order. */
  shape: string;
  fields: Readonly<Partial<Record<string, readonly string[]>>>;
}

export type MappingMemory = readonly RememberedFile[];

/** More different headers than anyone imports. */
const KEPT = 20;

const shapeOf = (header: readonly string[]): string => header.map(foldName).toSorted().join('|');

/** That of the last file with the same columns, if any. */
export const recalled = <Field extends string>(
  memory: MappingMemory,
  header: readonly string[],
  table: ImportTable<Field>,
): Mapping<Field> | undefined => {
  const known = memory.find(({ shape }) => shape === shapeOf(header));
  if (!known) return undefined;
  const names = header.map(foldName);
  const taken = new Set<number>();
  const columnOf = (columnName: string) => {
    const column = names.findIndex((name, index) => name === columnName && !taken.has(index));
    taken.add(column);
    return column;
  };
  const entries = fieldsOf(table).map((field) => [
    field,
    (known.fields[field] ?? [])
      .map(columnOf)
      .filter((column) => column >= 0)
      .toSorted((a, b) => a - b),
  ]);
  return Object.fromEntries(entries) as Mapping<Field>;
};

/** Forgets the mapping of files with these columns. */
export const forgotten = (memory: MappingMemory, header: readonly string[]): MappingMemory =>
  memory.filter(({ shape }) => shape !== shapeOf(header));

/** Keeps a mapping for the next file with the same columns. */
export const remembered = <Field extends string>(
  memory: MappingMemory,
  header: readonly string[],
  mapping: Mapping<Field>,
): MappingMemory => {
  const fields = Object.fromEntries(
    Object.entries<number[]>(mapping).map(([field, columns]) => [
      field,
      columns.map((column) => foldName(header[column] ?? '')),
    ]),
  );
  return [{ shape: shapeOf(header), fields }, ...forgotten(memory, header)].slice(0, KEPT);
};
