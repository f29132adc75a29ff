import { IdCard } from 'lucide-react';
import { useMemo, type PropsWithChildren } from 'react';
import {
  ListBase,
  OptionalRecordContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import type { ListBaseProps } from 'react-admin';

import { DeleteRequests } from '../admin/kit/dialogs/DeleteRequest.tsx';
import { ListFiltersContext, useFiltersOf } from '../admin/kit/list/filters/listFilters.ts';
import { recordFilters } from '../admin/kit/list/filters/recordFilters.ts';
import { RecordTypeProvider, type RecordScreens } from '../admin/kit/record/RecordTypeContext.ts';
import { ownName } from '../domain/base/formats.ts';
import { drivers, type Driver } from '../domain/fleet/drivers.ts';
import type { AnyRecordType, RecordOf } from '../domain/records/recordType.ts';

interface OfRecordsProps<T extends AnyRecordType> {
  type: T;
  /** The record shown by the parts inside. */
  record?: RecordOf<T>;
}

const definitionOf = ({ name, label }: AnyRecordType) => ({
  [name]: {
    name,
    hasList: true,
    hasCreate: true,
    hasEdit: true,
    hasShow: true,
    recordRepresentation: (record: object) => ownName(record, label),
  },
});

const NO_LOOKS = {};

/** Provides the contexts of a record type's screens to parts of a record. */
export const OfRecords = <T extends AnyRecordType>({
  type,
  record,
  children,
}: PropsWithChildren<OfRecordsProps<T>>) => {
  const screens = useMemo<RecordScreens>(() => ({ type, looks: NO_LOOKS, icon: IdCard }), [type]);
  return (
    <ResourceDefinitionContextProvider definitions={useMemo(() => definitionOf(type), [type])}>
      <ResourceContextProvider value={type.name}>
        <RecordTypeProvider value={screens}>
          <OptionalRecordContextProvider value={record}>
            <DeleteRequests>{children}</DeleteRequests>
          </OptionalRecordContextProvider>
        </RecordTypeProvider>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>
  );
};

/** The same for drivers, or a single one. */
export const OfDrivers = ({ driver, children }: PropsWithChildren<{ driver?: Driver }>) => (
  <OfRecords type={drivers} record={driver}>
    {children}
  </OfRecords>
);

/** Provides the context of the drivers list to parts of a list. */
export const ListOfDrivers = ({ children, ...list }: PropsWithChildren<Partial<ListBaseProps>>) => (
  <OfDrivers>
    <ListFiltersContext value={useFiltersOf(useMemo(() => recordFilters(drivers), []))}>
      <ListBase
        disableSyncWithLocation
        perPage={10}
        sort={{ field: 'name', order: 'ASC' }}
        {...list}
      >
        {children}
      </ListBase>
    </ListFiltersContext>
  </OfDrivers>
);
