import type { ReactNode } from 'react';
import { useStore } from 'react-admin';

/** A column of a record type, for its table, cards, page and export. */
export interface Column<Field extends string = string> {
  source: Field;
  /** Shows the field of the current record. */
  field: ReactNode;
  /** Shown only once the user chooses it. */
  hidden?: boolean;
}

export const hiddenByDefault = (columns: readonly Column[]): string[] =>
  columns.filter(({ hidden }) => hidden).map(({ source }) => source);

/** The columns that the user sees, in the order of their choice; DataTable keeps it in the store. */
export const useShownColumns = <Field extends string>(
  resource: string,
  columns: readonly Column<Field>[],
): Column<Field>[] => {
  const [hidden] = useStore<string[]>(`${resource}.datatable`, hiddenByDefault(columns));
  const [ranks] = useStore<number[]>(`${resource}.datatable_columnRanks`);
  const ordered = ranks ? ranks.flatMap((rank) => columns[rank] ?? []) : columns;
  return ordered.filter(({ source }) => !hidden.includes(source));
};
