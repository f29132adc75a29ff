import { branchKey } from '../base/branch.ts';
import { dayOf, type IsoDate } from '../base/dates.ts';
import { grouped } from '../base/grouped.ts';
import { RESOURCES } from '../records/resources.ts';
import { averagePrice, toFils, toMillilitres } from './amounts.ts';
import type { DieselExtraction } from './extraction.ts';
import { driverKey, truckKey, truckKeys, type DieselIssue } from './issue.ts';
import type { DieselPurchase } from './purchase.ts';

export const VOUCHER_REPORTS = ['issued', 'purchased', 'extractions'] as const;
export type VoucherReport = (typeof VOUCHER_REPORTS)[number];

export const REPORT_RESOURCES = {
  issued: RESOURCES.dieselIssues,
  purchased: RESOURCES.dieselPurchases,
  extractions: RESOURCES.dieselExtractions,
  stock: RESOURCES.dieselStock,
} as const;

export const REPORTS = [
  'issued',
  'purchased',
  'extractions',
  'consumption',
  'stock',
  'counts',
  'month',
] as const;
export type ReportKind = (typeof REPORTS)[number];

const TANK_REPORTS: readonly ReportKind[] = ['stock', 'counts', 'month'];

/** Whether the API's two export calls know the report. */
export const hasServerFile = (kind: ReportKind): kind is keyof typeof REPORT_RESOURCES =>
  kind in REPORT_RESOURCES;

export const isTankReport = (kind: ReportKind): boolean => TANK_REPORTS.includes(kind);

/** What the lines of a report stand for. */
export type Grouping =
  | 'voucher'
  | 'day'
  | 'month'
  | 'branch'
  | 'truck'
  | 'driver'
  | 'supplier'
  | 'destination';

/** The amounts of each report; litres in millilitres, money in fils. */
export const AMOUNTS = {
  liters: 'ml',
  cost: 'fils',
  liters_invoiced: 'ml',
  liters_received: 'ml',
  net: 'fils',
  vat: 'fils',
  total: 'fils',
} as const;
export type Amount = keyof typeof AMOUNTS;

/** A voucher, as reports see it. An amount that the server does not send is absent. */
export interface ReportEntry {
  id: number;
  /** The company's day; undefined for an unreadable time. */
  day: IsoDate | undefined;
  keys: Partial<Record<Grouping, string>>;
  amounts: Partial<Record<Amount, number>>;
}

export interface ReportRows {
  issued: DieselIssue;
  purchased: DieselPurchase;
  extractions: DieselExtraction;
}

export type AnyVoucher = Pick<DieselIssue, 'id' | 'ref' | 'at' | 'branch_id' | 'status'> &
  Partial<DieselIssue> &
  Partial<DieselPurchase> &
  Partial<DieselExtraction>;

type KeyOf = (row: AnyVoucher, day: IsoDate | undefined) => string | number | null | undefined;

const KEYS: Readonly<Record<Grouping, KeyOf>> = {
  voucher: ({ id }) => id,
  day: (_, day) => day,
  month: (_, day) => day?.slice(0, 7),
  branch: ({ branch_id }) => branchKey(branch_id),
  truck: truckKey,
  driver: driverKey,
  supplier: ({ supplier }) => supplier,
  destination: ({ destination_type }) => destination_type,
};

/** Undefined if the server does not say. */
const amountIn = (row: AnyVoucher, name: Amount): number | undefined => {
  const value = name === 'cost' ? row.total_cost : row[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return AMOUNTS[name] === 'ml' ? toMillilitres(value) : toFils(value);
};

/**
 * How a report's vouchers can be grouped, its amounts in column order, and those that a price per
 * litre follows from.
 */
export const REPORT_SHAPES: {
  readonly [Name in VoucherReport]: {
    groupings: readonly Grouping[];
    amounts: readonly Amount[];
    priced: { litres: Amount; cost: Amount };
  };
} = {
  issued: {
    groupings: ['voucher', 'day', 'month', 'branch', 'truck', 'driver'],
    amounts: ['liters', 'cost'],
    priced: { litres: 'liters', cost: 'cost' },
  },
  purchased: {
    groupings: ['voucher', 'day', 'month', 'branch', 'supplier'],
    amounts: ['liters_invoiced', 'liters_received', 'net', 'vat', 'total'],
    priced: { litres: 'liters_invoiced', cost: 'net' },
  },
  extractions: {
    groupings: ['voucher', 'day', 'month', 'branch', 'destination'],
    amounts: ['liters', 'cost'],
    priced: { litres: 'liters', cost: 'cost' },
  },
};

export const reportEntries = <Name extends VoucherReport>(
  name: Name,
  rows: readonly ReportRows[Name][],
  timeZone: string,
): ReportEntry[] => {
  const { groupings, amounts } = REPORT_SHAPES[name];
  const keys = { ...KEYS, truck: truckKeys(rows as readonly AnyVoucher[]) };
  return rows
    .filter(({ status }) => status !== 'void')
    .map((row) => {
      const entry: ReportEntry = {
        id: row.id,
        day: dayOf(row.at, timeZone),
        keys: {},
        amounts: {},
      };
      for (const grouping of groupings) {
        entry.keys[grouping] = String(keys[grouping](row, entry.day) ?? '');
      }
      for (const amount of amounts) entry.amounts[amount] = amountIn(row, amount);
      return entry;
    });
};

/** The filter of a report: both days inclusive, ids as they are in an address. */
export interface ReportFilter {
  from?: IsoDate;
  to?: IsoDate;
  branch?: string;
  truck?: string;
  driver?: string;
}

const KEYED = ['branch', 'truck', 'driver'] as const;

/** The vouchers that match a filter; those of an unknown day only if no day is requested. */
export const filterEntries = (
  entries: readonly ReportEntry[],
  { from, to, ...keyed }: ReportFilter,
): ReportEntry[] =>
  entries.filter(
    ({ day, keys }) =>
      (!from || (day !== undefined && day >= from)) &&
      (!to || (day !== undefined && day <= to)) &&
      KEYED.every((name) => !keyed[name] || keys[name] === keyed[name]),
  );

interface Sum {
  sum: number;
  unknown: number;
}

export interface ReportLine {
  /** The id, name or day that the line stands for; '' if the vouchers have none. */
  key: string;
  vouchers: number;
  sums: Readonly<Partial<Record<Amount, Sum>>>;
}

const lineOf = (
  key: string,
  entries: readonly ReportEntry[],
  amounts: readonly Amount[],
): ReportLine => {
  const sums: Partial<Record<Amount, Sum>> = {};
  for (const name of amounts) {
    const values = entries.flatMap((entry) => entry.amounts[name] ?? []);
    sums[name] = {
      sum: values.reduce((sum, value) => sum + value, 0),
      unknown: entries.length - values.length,
    };
  }
  return { key, vouchers: entries.length, sums };
};

/**
 * Days, months and vouchers in chronological order, everything else by the first amount, largest
 * first.
 */
export const summed = (
  entries: readonly ReportEntry[],
  grouping: Grouping,
  amounts: readonly Amount[],
): { lines: ReportLine[]; total: ReportLine } => {
  const inTime = entries.toSorted(
    (a, b) => (a.day ?? '').localeCompare(b.day ?? '') || a.id - b.id,
  );
  const groups = grouped(inTime, ({ keys }) => keys[grouping] ?? '');
  const lines = [...groups].map(([key, group]) => lineOf(key, group, amounts));
  const first = amounts[0];
  const isInTime = grouping === 'voucher' || grouping === 'day' || grouping === 'month';
  const size = ({ sums }: ReportLine) => (first && sums[first]?.sum) ?? 0;
  return {
    lines: isInTime ? lines : lines.toSorted((a, b) => size(b) - size(a)),
    total: lineOf('', entries, amounts),
  };
};

/** In AED, with the decimals by which the line's litres have its cost; undefined unless all of both are known. */
export const pricePerLitre = (report: VoucherReport, { sums }: ReportLine): number | undefined => {
  const { priced } = REPORT_SHAPES[report];
  const [litres, cost] = [sums[priced.litres], sums[priced.cost]];
  if (!litres || !cost || litres.unknown + cost.unknown > 0) return undefined;
  return averagePrice(litres.sum, cost.sum);
};
