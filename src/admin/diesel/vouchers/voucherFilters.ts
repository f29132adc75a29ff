import { useMemo } from 'react';
import { useGetRecordRepresentation } from 'react-admin';

import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { RESOURCES, type ResourceName } from '../../../domain/records/resources.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useAllRows } from '../../kit/allRows.ts';
import type { FilterOption, ListFilter } from '../../kit/list/filters/listFilters.ts';

const useRecordOptions = (resource: ResourceName): readonly FilterOption[] => {
  const { data } = useAllRows(resource);
  const represent = useGetRecordRepresentation(resource);
  return useMemo(
    () =>
      (data ?? [])
        .map((row) => ({ value: String(row.id), name: represent(row) as string }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    [data, represent],
  );
};

const useTrucks = () => useRecordOptions(RESOURCES.trucks);
const useDrivers = () => useRecordOptions(RESOURCES.drivers);

/** Filters for the vouchers of a type, on top of those from its declaration. */
export const voucherFilters = ({ name, fields }: AnyRecordType): readonly ListFilter[] => {
  const label = (source: string) => `resources.${name}.fields.${source}` as MessageKey;
  return [
    { source: 'from', label: label('from') },
    {
      source: 'to',
      label: label('to'),
      problem: ({ from, to }) => (from && to && to < from ? 'diesel.reversed' : undefined),
    },
    ...(fields['truck_id']
      ? [{ source: 'truck_id', label: label('truck_id'), useOptions: useTrucks }]
      : []),
    ...(fields['driver_id']
      ? [{ source: 'driver_id', label: label('driver_id'), useOptions: useDrivers }]
      : []),
  ];
};
