import type { ReactNode } from 'react';
import { useStore } from 'react-admin';

import { listedColumns, type ListedColumn } from '../../../domain/records/listedColumns.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { columnOrderKey, hiddenColumnsKey } from '../reactAdmin.ts';
import type { Look, Looks } from '../record/RecordTypeContext.ts';
import { fieldOf } from './fieldOf.tsx';

export interface Column extends ListedColumn {
  field: ReactNode;
  /** The same, if other records have to be looked up first. */
  exportedWith?: Look['exportedWith'];
  hidden?: boolean;
  unsortable?: boolean;
  label?: MessageKey;
}

const columnOf = (type: AnyRecordType, looks: Looks, column: ListedColumn): Column => {
  const { source } = column;
  return {
    ...column,
    field: looks[source]?.field ?? fieldOf(type, source),
    exportedWith: looks[source]?.exportedWith,
    hidden: !type.columns.includes(source),
    unsortable: !type.fields[source],
  };
};

const known = new WeakMap<AnyRecordType, { looks: Looks; columns: readonly Column[] }>();

/** Visible ones first. Stable for the same looks. */
export const columnsOf = (type: AnyRecordType, looks: Looks): readonly Column[] => {
  const last = known.get(type);
  if (last?.looks === looks) return last.columns;
  const columns = listedColumns(type).map((column) => columnOf(type, looks, column));
  known.set(type, { looks, columns });
  return columns;
};

export const hiddenByDefault = (columns: readonly Column[]): string[] =>
  columns.filter(({ hidden }) => hidden).map(({ source }) => source);

/** Columns added since come last. */
const inOrder = (columns: readonly Column[], ranks: readonly number[] = []): Column[] => [
  ...new Set([...ranks.flatMap((rank) => columns[rank] ?? []), ...columns]),
];

const listIn = <Item>(stored: unknown): Item[] | undefined =>
  Array.isArray(stored) ? (stored as Item[]) : undefined;

/** Stored under react-admin's own keys. What is stored may be anything. */
export const useColumnStore = (resource: string, columns: readonly Column[]) => {
  const usual = hiddenByDefault(columns);
  const [hidden, setHidden] = useStore<unknown>(hiddenColumnsKey(resource), usual);
  const [ranks, setRanks] = useStore<unknown>(columnOrderKey(resource));
  return {
    hidden: listIn<string>(hidden) ?? usual,
    ordered: inOrder(columns, listIn<number>(ranks)),
    setHidden,
    setRanks,
  };
};

/** In the user's order. */
export const useShownColumns = (resource: string, columns: readonly Column[]): Column[] => {
  const { hidden, ordered } = useColumnStore(resource, columns);
  return ordered.filter(({ source }) => !hidden.includes(source));
};
