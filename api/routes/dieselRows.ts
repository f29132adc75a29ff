import orderBy from 'lodash/orderBy.js';

import { isInLog } from '../../src/domain/activity/logKeys.ts';
import type { BranchId } from '../../src/domain/base/branch.ts';
import { addDays, isIsoDate, isMoment, startOf } from '../../src/domain/base/dates.ts';
import type { DieselIssue } from '../../src/domain/diesel/issue.ts';
import { RESOURCES } from '../../src/domain/records/resources.ts';
import type { Api } from '../api.ts';
import { invalid, scalarOf } from '../call.ts';
import type { Rows, Where } from '../store/rows.ts';
import { branchName, stockRows } from './dieselFigures.ts';

const ID_FILTERS = ['branch_id', 'company_id', 'truck_id', 'driver_id'] as const;

/** The filter of a report, from the query of a GET or the body of an export. */
type Filter = Record<string, unknown>;

const dayOf = (filter: Filter, name: string): string | undefined => {
  const day = filter[name];
  if (day === undefined || day === null || day === '') return undefined;
  if (!isIsoDate(day)) throw invalid({ [name]: 'Not a date (yyyy-MM-dd)' });
  return day;
};

const hasIds = (filter: Filter) => {
  const wanted = ID_FILTERS.map((name) => [name, scalarOf(filter[name])] as const).filter(
    ([, id]) => id !== '',
  );
  return (row: object): boolean => {
    const values = new Map<string, unknown>(Object.entries(row));
    return wanted.every(([name, id]) => scalarOf(values.get(name)) === id);
  };
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a database may leave out, unless no database knows the moment. Times in memory may have any offset. */
const between = (start: number, end: number) => {
  const limit = (name: 'from' | 'to', at: number) => {
    const text = Number.isFinite(at) ? new Date(at).toISOString() : '';
    return isMoment(text) ? { [name]: text } : {};
  };
  return { at: { ...limit('from', start - DAY_MS), ...limit('to', end + DAY_MS) } };
};

/** Those of the days that are asked for, as they are where the company is. */
const narrow = async <Row extends { id: number; at: string }>(
  api: Api,
  rows: Rows<Row>,
  filter: Filter,
): Promise<Row[]> => {
  const { time_zone } = await api.day();
  const [from, to] = [dayOf(filter, 'from'), dayOf(filter, 'to')];
  const start = from === undefined ? -Infinity : startOf(from, time_zone);
  // After the last day that can be named there is none.
  const end = (to !== undefined && startOf(addDays(to, 1), time_zone)) || Infinity;
  const isWanted = hasIds(filter);
  const matches = (row: Row) => {
    const at = Date.parse(row.at);
    return at >= start && at < end && isWanted(row);
  };
  const found = await rows.all(between(start, end) as Where<Row>);
  return orderBy(found.filter(matches), ['at'], ['desc']);
};

type Named = { branch_id: BranchId } & Partial<
  Pick<DieselIssue, 'truck_id' | 'truck_number' | 'driver_id' | 'driver_name'>
>;

const namesOf = async (rows: readonly Named[], api: Api) => {
  const ids = (field: 'truck_id' | 'driver_id') => [
    ...new Set(rows.flatMap((row) => row[field] ?? [])),
  ];
  const [trucks, drivers] = await Promise.all([
    api.store.trucks.all({ id: ids('truck_id') }),
    api.store.drivers.all({ id: ids('driver_id') }),
  ]);
  return {
    trucks: new Map(trucks.map((row) => [row.id, row.truck_number])),
    drivers: new Map(drivers.map((row) => [row.id, row.name])),
  };
};

const withNames = async (api: Api, rows: readonly Named[]): Promise<object[]> => {
  const { trucks, drivers } = await namesOf(rows, api);
  const tanks = await api.store.diesel_stock.all();
  return rows.map((row) => ({
    ...row,
    branch: branchName(row.branch_id, tanks),
    ...('truck_id' in row && {
      truck_number: trucks.get(row.truck_id ?? 0) ?? row.truck_number ?? null,
      driver_name: drivers.get(row.driver_id ?? 0) ?? row.driver_name ?? null,
    }),
  }));
};

/** With the contract's field names besides our own. */
const outgoing = <Row extends { total_cost: number | null }>(row: Row) => ({
  ...row,
  cost: row.total_cost,
});

/** The rows that each report shows and exports. */
export const REPORTS = {
  issued: async (api: Api, filter: Filter): Promise<object[]> =>
    withNames(api, (await narrow(api, api.store.diesel_issues, filter)).map(outgoing)),
  purchased: async (api: Api, filter: Filter): Promise<object[]> =>
    withNames(
      api,
      (await narrow(api, api.store.diesel_purchases, filter)).map((row) => ({
        ...row,
        liters: row.liters_received,
        cost: row.net,
      })),
    ),
  extractions: async (api: Api, filter: Filter): Promise<object[]> =>
    withNames(api, (await narrow(api, api.store.diesel_extractions, filter)).map(outgoing)),
  stock: async (api: Api, filter: Filter): Promise<object[]> =>
    (await stockRows(api)).filter(hasIds(filter)),
  audit: async (api: Api, filter: Filter): Promise<object[]> =>
    (await narrow(api, api.store.activity, filter)).filter((entry) =>
      isInLog(entry, RESOURCES.dieselAudit),
    ),
} as const;
export type ReportName = keyof typeof REPORTS;

export const isReportName = (name: unknown): name is ReportName =>
  typeof name === 'string' && Object.hasOwn(REPORTS, name);

export const COLUMNS: Record<ReportName, string[]> = {
  issued: [
    'ref',
    'at',
    'branch',
    'truck_number',
    'driver_name',
    'liters',
    'odometer_km',
    'full_tank',
    'unit_cost',
    'total_cost',
    'issued_by',
    'status',
    'notes',
  ],
  purchased: [
    'ref',
    'at',
    'branch',
    'supplier',
    'invoice_no',
    'delivery_note_no',
    'liters_invoiced',
    'liters_received',
    'unit_price',
    'net',
    'vat',
    'total',
    'received_by',
    'status',
    'notes',
  ],
  extractions: [
    'ref',
    'at',
    'branch',
    'destination_type',
    'destination',
    'liters',
    'unit_cost',
    'reason',
    'extracted_by',
    'status',
    'notes',
  ],
  stock: [
    'branch',
    'name',
    'capacity_l',
    'reorder_level_l',
    'liters',
    'book_l',
    'cost',
    'counted_at',
    'counted_by',
  ],
  audit: ['at', 'actor_name', 'action', 'entity_type', 'entity_label'],
};
