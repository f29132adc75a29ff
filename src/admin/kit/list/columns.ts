import type { ReactNode } from 'react';
import { useStore } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { CsvCell } from '../../../domain/csv/write.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import type { ResourceName } from '../../../domain/records/resources.ts';
import { fieldOf } from '../fields/fieldOf.tsx';
import { columnOrderKey, hiddenColumnsKey } from '../reactAdmin.ts';
import type { Look, Looks } from '../record/RecordTypeContext.ts';

/** A column of a record type, for its table, cards, page and export. */
export interface Column {
  source: string;
  /** Shows the column of the current record. */
  field: ReactNode;
  /** The field holds the id of such a record; an export gives its name. */
  reference?: ResourceName;
  /** What an export gives, where it is not the field's own value. */
  exported?: (record: RaRecord) => CsvCell;
  /** The same, where other records have to be looked at first. */
  exportedWith?: Look['exportedWith'];
  /** Shown only once the user chooses it. */
  hidden?: boolean;
  unsortable?: boolean;
}

const columnOf = (type: AnyRecordType, looks: Looks, source: string): Column => {
  const field = type.fields[source];
  const textOf = type.virtual[source];
  return {
    source,
    field: looks[source]?.field ?? fieldOf(type, source),
    reference: field?.kind === 'relationship' ? field.reference : undefined,
    exported: textOf ? (record) => textOf(record as never) : undefined,
    exportedWith: looks[source]?.exportedWith,
    hidden: !type.columns.includes(source),
    unsortable: !field,
  };
};

const known = new WeakMap<Looks, readonly Column[]>();

/** The columns of a record type: those in sight in their order, then all others. Stable for the same looks. */
export const columnsOf = (type: AnyRecordType, looks: Looks): readonly Column[] => {
  const columns = known.get(looks);
  if (columns) return columns;
  const others = [
    ...Object.keys(type.virtual),
    ...Object.keys(type.fields).filter((name) => {
      const field = type.fields[name];
      return field && !field.writeOnly && field.column !== false;
    }),
  ];
  const made = [...new Set([...type.columns, ...others])].map((source) =>
    columnOf(type, looks, source),
  );
  known.set(looks, made);
  return made;
};

export const hiddenByDefault = (columns: readonly Column[]): string[] =>
  columns.filter(({ hidden }) => hidden).map(({ source }) => source);

/** All columns in the order of the user's choice; columns that have come since stand last. */
export const inOrder = (columns: readonly Column[], ranks: readonly number[] = []): Column[] => [
  ...new Set([...ranks.flatMap((rank) => columns[rank] ?? []), ...columns]),
];

/** The columns that the user sees, in the order of their choice, under react-admin's own keys. */
export const useShownColumns = (resource: string, columns: readonly Column[]): Column[] => {
  const [hidden] = useStore<string[]>(hiddenColumnsKey(resource), hiddenByDefault(columns));
  const [ranks] = useStore<number[] | undefined>(columnOrderKey(resource));
  return inOrder(columns, ranks).filter(({ source }) => !hidden.includes(source));
};
