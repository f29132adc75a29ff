import type { ReactNode } from 'react';
import { useStore } from 'react-admin';
import type { DataProvider, RaRecord } from 'react-admin';

import type { CsvCell } from '../../../domain/csv/write.ts';

/** An option list of the API, and the field of it that names a choice. */
export interface OptionList {
  reference: string;
  text: string;
}

/** A column of a record type, for its table, cards, page and export. */
export interface Column<Field extends string = string> {
  source: Field;
  /** Shows the field of the current record. */
  field: ReactNode;
  /** The field holds the id of a choice; an export gives its name. */
  option?: OptionList;
  /** What an export gives, where it is not the field's own value; the time zone is the company's. */
  exported?: (record: RaRecord, timeZone: string) => CsvCell;
  /** The same, where other records have to be looked at first. */
  exportedWith?: (dataProvider: DataProvider) => Promise<(record: RaRecord) => CsvCell>;
  /** Shown only once the user chooses it. */
  hidden?: boolean;
  unsortable?: boolean;
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
