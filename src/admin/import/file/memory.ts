import { foldName } from '../../../domain/base/fold.ts';
import { fieldsOf, type ImportTable, type Mapping } from '../../../domain/import/importTable.ts';

interface RememberedFile {
  /** The file's column names, regardless of order. */
  shape: string;
  fields: Readonly<Record<string, readonly string[]>>;
}

export type MappingMemory = readonly RememberedFile[];

/** More different headers than anyone imports. */
const KEPT = 20;

const shapeOf = (header: readonly string[]): string => header.map(foldName).toSorted().join('|');

/** That of the last file with the same columns, if any. */
export const recalled = (
  memory: MappingMemory,
  header: readonly string[],
  table: ImportTable,
): Mapping | undefined => {
  const known = memory.find(({ shape }) => shape === shapeOf(header));
  if (!known) return undefined;
  const names = header.map(foldName);
  const taken = new Set<number>();
  const columnOf = (columnName: string) => {
    const column = names.findIndex((name, index) => name === columnName && !taken.has(index));
    taken.add(column);
    return column;
  };
  const columnsIn = (names: readonly string[] = []) =>
    names.map(columnOf).filter((column) => column >= 0);
  return Object.fromEntries(
    fieldsOf(table).map((field) => [field, columnsIn(known.fields[field])]),
  );
};

export const forgotten = (memory: MappingMemory, header: readonly string[]): MappingMemory =>
  memory.filter(({ shape }) => shape !== shapeOf(header));

export const remembered = (
  memory: MappingMemory,
  header: readonly string[],
  mapping: Mapping,
): MappingMemory => {
  const fields = Object.fromEntries(
    Object.entries(mapping).map(([field, columns]) => [
      field,
      columns.map((column) => foldName(header[column] ?? '')),
    ]),
  );
  return [{ shape: shapeOf(header), fields }, ...forgotten(memory, header)].slice(0, KEPT);
};
