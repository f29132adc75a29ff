import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { DataProvider, RaRecord } from 'react-admin';

import type { CsvCell } from '../../../domain/csv/write.ts';
import type { AnyRecordType, ColumnOf } from '../../../domain/records/recordType.ts';

/** How a column looks, where that does not follow from the declaration. */
export interface Look {
  /** Shows the column of the current record. */
  field: ReactNode;
  /** What an export gives, where other records have to be looked at first. */
  exportedWith?: (
    dataProvider: DataProvider,
    timeZone: string,
  ) => Promise<(record: RaRecord) => CsvCell>;
}
export type Looks<T extends AnyRecordType = AnyRecordType> = Readonly<
  Partial<Record<ColumnOf<T>, Look>>
>;

/** What the kit knows of the record type that a screen shows. */
export interface RecordScreens {
  type: AnyRecordType;
  looks: Looks;
  icon?: ComponentType;
  /** Over the list, at addresses of their own. */
  dialogs?: { create?: ComponentType; import?: ComponentType };
  /** Fetches what the list leads to. */
  preload?: () => unknown;
}

/** Null where a screen shows no records of one type. */
export const RecordTypeContext = createContext<RecordScreens | null>(null);

/** Tells the kit which record type the screens within show. The value must be referentially stable. */
export const RecordTypeProvider = RecordTypeContext.Provider;

export const useRecordScreens = (): RecordScreens => {
  const screens = useContext(RecordTypeContext);
  if (!screens) throw new Error('The kit shows records within a RecordTypeProvider only');
  return screens;
};

/** The declaration of the record type that the screen shows. */
export const useRecordType = (): AnyRecordType => useRecordScreens().type;
