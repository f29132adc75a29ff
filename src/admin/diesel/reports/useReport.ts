import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import type { ListMeta } from '../../../dataProvider/index.ts';
import { isIsoDate, startOf } from '../../../domain/base/dates.ts';
import { compareTexts, ownName } from '../../../domain/base/formats.ts';
import { daysOf } from '../../../domain/base/period.ts';
import { showMonth } from '../../../domain/calendar/months.ts';
import { TRUCK_ORDERS, type TruckOrder } from '../../../domain/diesel/fills/trucks.ts';
import { driverKey, truckKey, type DieselIssue } from '../../../domain/diesel/issue.ts';
import { isMonth, monthBefore } from '../../../domain/diesel/ledger/closing.ts';
import {
  filterEntries,
  isTankReport,
  REPORT_RESOURCES,
  REPORT_SHAPES,
  reportEntries,
  REPORTS,
  VOUCHER_REPORTS,
  type Grouping,
  type ReportEntry,
  type ReportFilter,
  type ReportKind,
  type ReportRows,
  type VoucherReport,
} from '../../../domain/diesel/reports.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { useBranch } from '../desk/BranchChoice.tsx';
import { useBranches } from '../useBranches.ts';
import { useNamesakes } from '../useNamesakes.ts';

/** The report in the address: its kind, period, filters and grouping. */
export interface ReportParams {
  kind: ReportKind;
  /** The vouchers to sum up; for consumption, the issues. */
  report: VoucherReport;
  grouping: Grouping;
  /** Of the trucks, for consumption. */
  order: TruckOrder;
  /** As yyyy-MM, for the month's reconciliation. */
  month: string;
  filter: ReportFilter;
}

type Change = Partial<Record<'report' | 'by' | 'order' | 'month' | keyof ReportFilter, string>>;

const oneOf = <T extends string>(all: readonly T[], value: string | null, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

/**
 * The report in the address, so that it can be bookmarked. The default is this month, by day, for the
 * user's own branch.
 */
export const useReportParams = (): ReportParams & {
  change: (changes: Change) => void;
  branches: ReturnType<typeof useBranch>;
} => {
  const { params, change } = useAddress();
  const { today, first_day_of_week } = useCompanyDay();
  const branches = useBranch();
  const month = daysOf('month', today, first_day_of_week);
  const dayIn = (name: 'from' | 'to') => {
    const day = params.get(name);
    return isIsoDate(day) ? day : month[name];
  };
  const asked = params.get('month');
  const kind = oneOf(REPORTS, params.get('report'), 'issued');
  const report = oneOf(VOUCHER_REPORTS, kind, 'issued');
  return {
    kind,
    report,
    grouping: oneOf(REPORT_SHAPES[report].groupings, params.get('by'), 'day'),
    month: isMonth(asked) ? asked : monthBefore(today.slice(0, 7)),
    order: oneOf(TRUCK_ORDERS, params.get('order'), 'litres'),
    filter: {
      from: dayIn('from'),
      to: dayIn('to'),
      branch: branches.value,
      ...((kind === 'issued' || kind === 'consumption') && { truck: params.get('truck') ?? '' }),
      ...(kind === 'issued' && { driver: params.get('driver') ?? '' }),
    },
    change,
    branches,
  };
};

export const useReport = ({ kind, report, filter }: ReportParams) => {
  const { time_zone } = useCompanyDay();
  const { data, meta, error, isPending, refetch } = useAllRows<
    ReportRows[typeof report] & RaRecord
  >(REPORT_RESOURCES[report], { enabled: !isTankReport(kind) });
  const all = useMemo(
    () => (data ? reportEntries(report, data, time_zone) : []),
    [report, data, time_zone],
  );
  const found: readonly ReportEntry[] = useMemo(() => filterEntries(all, filter), [all, filter]);
  const undated = useMemo(() => all.filter(({ day }) => day === undefined).length, [all]);
  const byId = useMemo(() => new Map(data?.map((row) => [String(row.id), row])), [data]);
  const {
    truncated = false,
    known = 0,
    unreadable = 0,
    wholeFrom = Infinity,
  }: Partial<ListMeta> = meta ?? {};
  // The distance to the first full tank of a period starts before it.
  const needed = kind === 'consumption' ? -Infinity : startOf(filter.from ?? '', time_zone);
  return {
    rows: data,
    all,
    found,
    /** How many vouchers have no date and so belong to no period. */
    undated,
    byId,
    ...useOwnNames(data),
    error,
    isPending,
    /** Of the period, the server sent fewer rows than it has. */
    isCut: truncated && !(wholeFrom <= needed),
    known,
    unreadable,
    retry: () => void refetch(),
  };
};

/** The names that issues themselves have for their trucks and drivers, by key. */
const useOwnNames = (rows: readonly object[] | undefined) =>
  useMemo(() => {
    const issues = (rows ?? []) as readonly Partial<DieselIssue>[];
    const namesBy = (
      keyOf: (row: Partial<DieselIssue>) => unknown,
      name: 'truck_number' | 'driver_name',
    ) => new Map(issues.flatMap((row) => (row[name] ? [[String(keyOf(row)), row[name]]] : [])));
    return {
      ownTrucks: namesBy(truckKey, 'truck_number'),
      ownDrivers: namesBy(driverKey, 'driver_name'),
    };
  }, [rows]);
export type Report = ReturnType<typeof useReport>;

interface Option {
  value: string;
  name: string;
}

export interface Names {
  /** The trucks and drivers that occur, by name. */
  trucks: readonly Option[];
  drivers: readonly Option[];
  of: (grouping: Grouping, key: string) => string;
}

/** What the parts of a report on the screen share. */
export interface ShownReport {
  params: ReportParams;
  nameOf: Names['of'];
}

const optionsIn = (
  entries: readonly ReportEntry[],
  grouping: Grouping,
  nameOf: (key: string) => string,
): Option[] =>
  [...new Set(entries.map(({ keys }) => keys[grouping] ?? ''))]
    .filter(Boolean)
    .map((value) => ({ value, name: nameOf(value) }))
    .toSorted((a, b) => compareTexts(a.name, b.name));

/** The names of trucks and drivers by ID; else those in the vouchers themselves, else the ID. */
const useLookup = <Row extends RaRecord>(
  resource: string,
  nameOf: (row: Row) => string,
  own?: ReadonlyMap<string, string>,
) => {
  const { data } = useAllRows<Row>(resource);
  const names = useMemo(
    () => new Map(data?.map((row) => [String(row.id), nameOf(row)])),
    [data, nameOf],
  );
  return (id: string): string => names.get(id) ?? own?.get(id) ?? `#${id}`;
};

const truckNumber = ({ truck_number }: Truck) => truck_number;
const driverName = (driver: Driver) => ownName(driver);

/** Drivers by name, those of one name with their IDs. */
const useDriverNames = (own: ReadonlyMap<string, string>) => {
  const nameOf = useLookup(RESOURCES.drivers, driverName, own);
  const ids = useNamesakes();
  return (id: string): string => {
    const shared = ids.get(Number(id));
    return shared ? `${nameOf(id)} (${shared})` : nameOf(id);
  };
};

export const useTruckNames = () => useLookup(RESOURCES.trucks, truckNumber);

export const useReportNames = ({ all, byId, ownTrucks, ownDrivers }: Report): Names => {
  const t = useT();
  const words = useWords();
  const dateText = useDateText();
  const names = {
    truck: useLookup(RESOURCES.trucks, truckNumber, ownTrucks),
    driver: useDriverNames(ownDrivers),
    branch: useBranches().nameOf,
    day: dateText,
    destination: (key: string) => words.value(RESOURCES.dieselExtractions, 'destination_type', key),
    voucher: (key: string) => byId.get(key)?.ref ?? `#${key}`,
    month: showMonth,
    supplier: (key: string) => key,
  } satisfies Record<Grouping, (key: string) => string>;
  return {
    trucks: optionsIn(all, 'truck', names.truck),
    drivers: optionsIn(all, 'driver', names.driver),
    of: (grouping, key) => (key ? names[grouping](key) : t('dieselReports.unnamed')),
  };
};
