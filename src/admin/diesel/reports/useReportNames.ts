import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import type { Grouping, ReportEntry } from '../../../domain/diesel/reports.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { branchNameOf } from '../../../domain/people/branch.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import type { Report } from './useReport.ts';

interface Option {
  value: string;
  name: string;
}

/** The names of a report's lines. */
export interface Names {
  /** The trucks and drivers that occur, by name. */
  trucks: readonly Option[];
  drivers: readonly Option[];
  of: (grouping: Grouping, key: string) => string;
}

const optionsIn = (
  entries: readonly ReportEntry[],
  grouping: Grouping,
  nameOf: (key: string) => string,
): Option[] =>
  [...new Set(entries.map(({ keys }) => keys[grouping] ?? ''))]
    .filter(Boolean)
    .map((value) => ({ value, name: nameOf(value) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));

/** The names of trucks and drivers by ID; falls back to the ID. */
const useLookup = <Row extends RaRecord>(resource: string, nameOf: (row: Row) => string) => {
  const { data } = useAllRows<Row>(resource);
  const names = useMemo(
    () => new Map(data?.map((row) => [String(row.id), nameOf(row)])),
    [data, nameOf],
  );
  return (id: string): string => names.get(id) ?? `#${id}`;
};

const truckNumber = ({ truck_number }: Truck) => truck_number;
const driverName = ({ name }: Driver) => name;

export const useTruckNames = () => useLookup(RESOURCES.trucks, truckNumber);

/** Names for the IDs in a report's vouchers. */
export const useReportNames = ({ all, refs }: Report): Names => {
  const t = useT();
  const words = useWords();
  const dateText = useDateText();
  const names = {
    truck: useTruckNames(),
    driver: useLookup(RESOURCES.drivers, driverName),
    branch: (key: string) => branchNameOf(key) ?? `#${key}`,
    day: dateText,
    destination: (key: string) => words.value(RESOURCES.dieselExtractions, 'destination_type', key),
    voucher: (key: string) => refs.get(key) ?? `#${key}`,
    month: (key: string) => key,
    supplier: (key: string) => key,
  } satisfies Record<Grouping, (key: string) => string>;
  return {
    trucks: optionsIn(all, 'truck', names.truck),
    drivers: optionsIn(all, 'driver', names.driver),
    of: (grouping, key) => (key ? names[grouping](key) : t('dieselReports.unnamed')),
  };
};
