import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { DataProvider, RaRecord } from 'react-admin';

import type { CsvCell } from '../../../domain/csv/write.ts';
import type { AnyRecordType, ColumnOf } from '../../../domain/records/recordType.ts';

/** How a column is shown, if that does not follow from the declaration. */
export interface Look {
  /** Shows the column of the current record. */
  field: ReactNode;
  /** What an export writes, if other records have to be looked up first. */
  exportedWith?: (
    dataProvider: DataProvider,
    timeZone: string,
  ) => Promise<(record: RaRecord) => CsvCell>;
}
export type Looks<T extends AnyRecordType = AnyRecordType> = Readonly<
  Partial<Record<ColumnOf<T>, Look>>
>;

/** What the kit knows about a screen's record type. */
export interface RecordScreens {
  type: AnyRecordType;
  looks: Looks;
  icon?: ComponentType;
  /** Dialogs over the list, with their own addresses. */
  dialogs?: { create?: ComponentType; import?: ComponentType };
  /** Fetches what the list links to. */
  preload?: () => unknown;
}

/** Null if a screen does not show records of a single type. */
export const RecordTypeContext = createContext<RecordScreens | null>(null);

/** Tells the kit the record type of the screens inside. The value must be referentially stable. */
export const RecordTypeProvider = RecordTypeContext.Provider;

export const useRecordScreens = (): RecordScreens => {
  const screens = useContext(RecordTypeContext);
  if (!screens) throw new Error('The kit shows records within a RecordTypeProvider only');
  return screens;
};

/** The declaration of the screen's record type. */
export const useRecordType = (): AnyRecordType => useRecordScreens().type;
