import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { DataProvider, RaRecord } from 'react-admin';

import type { CsvCell } from '../../../domain/csv/write.ts';
import type { AnyRecordType, ColumnOf } from '../../../domain/records/recordType.ts';

export interface Look {
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

export interface RecordScreens {
  type: AnyRecordType;
  looks: Looks;
  icon?: ComponentType;
  /** Dialogs over the list, with their own addresses. */
  dialogs?: { create?: ComponentType; import?: ComponentType };
  /** Fetches what the list links to. */
  preload?: () => unknown;
}

export const RecordTypeContext = createContext<RecordScreens | null>(null);

/** The value must be referentially stable. */
export const RecordTypeProvider = RecordTypeContext.Provider;

export const useRecordScreens = (): RecordScreens => {
  const screens = useContext(RecordTypeContext);
  if (!screens) throw new Error('The kit shows records within a RecordTypeProvider only');
  return screens;
};

export const useRecordType = (): AnyRecordType => useRecordScreens().type;
