import type { ActivityEntry } from '../../src/domain/activity/activity.ts';
import { branchKey, type BranchId } from '../../src/domain/base/branch.ts';
import type { CompanyDay } from '../../src/domain/base/companyDay.ts';
import { addDays, dayOf, daysBetween, type IsoDate } from '../../src/domain/base/dates.ts';
import type { DieselAlert } from '../../src/domain/diesel/alert.ts';
import { toLitres, toMillilitres } from '../../src/domain/diesel/amounts.ts';
import { inForce } from '../../src/domain/diesel/corrections.ts';
import { isToTank, type DieselExtraction } from '../../src/domain/diesel/extraction.ts';
import type { DieselFigures } from '../../src/domain/diesel/figures.ts';
import { COUNT_EVERY_DAYS } from '../../src/domain/diesel/ledger/count.ts';
import type { Api } from '../api.ts';
import { BOWSERS, BRANCHES } from '../branches.ts';
import { money } from '../money.ts';
import type { StoredStock } from '../store/collections.ts';

/** A stock as GET stock.php sends it. */
interface SentStock extends StoredStock {
  branch: string;
  /** The last count plus purchases and transfers in, minus issues and extractions since then. */
  book_l: number;
}

const SHORT_SHARE = 0.005;

type Tank = Pick<StoredStock, 'branch_id' | 'name'>;

/** The name of a branch; a bowser that is kept as one goes by that of its tank. */
export const branchName = (id: BranchId, tanks: readonly Tank[] = []): string =>
  [...BRANCHES, ...BOWSERS].find((branch) => branch.id === id)?.name ??
  tanks.find(({ branch_id }) => branch_id === id)?.name ??
  String(id);

/** Whether a transfer from another branch goes to this tank. */
const isTransferTo = (
  { destination_type, destination, branch_id }: DieselExtraction,
  tank: Tank,
): boolean =>
  isToTank(destination_type) &&
  branch_id !== tank.branch_id &&
  branchKey(destination) === branchKey(branchName(tank.branch_id, [tank]));

const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  money(rows.reduce((total, row) => total + value(row), 0));

const liters = (row: { liters: number }) => row.liters;

const volume = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  toLitres(rows.reduce((total, row) => total + toMillilitres(value(row)), 0));

const sinceCount =
  ({ counted_at }: StoredStock, until = Infinity) =>
  (entry: { at: string; status: string }) => {
    const at = Date.parse(entry.at);
    return entry.status === 'posted' && at > Date.parse(counted_at) && at <= until;
  };

/** The transfers to a tank since its last count. */
const transfersTo = async (api: Api, stock: StoredStock, until?: number) => {
  const since = { at: { after: stock.counted_at }, status: 'posted' } as const;
  const transfers = await api.store.diesel_extractions.all(since);
  const counts = sinceCount(stock, until);
  return inForce(transfers).filter((row) => isTransferTo(row, stock) && counts(row));
};

/** With the book of now, or of a moment in milliseconds since 1970. */
export const stockRow = async (
  api: Api,
  stock: StoredStock,
  until?: number,
): Promise<SentStock> => {
  const { diesel_issues, diesel_purchases, diesel_extractions } = api.store;
  const counts = sinceCount(stock, until);
  const { branch_id } = stock;
  const since = { at: { after: stock.counted_at }, status: 'posted' } as const;
  const own = { branch_id, ...since };
  const bought = volume(
    (await diesel_purchases.all(own)).filter(counts),
    (row) => row.liters_received,
  );
  const received = volume(await transfersTo(api, stock, until), liters);
  const issued = volume((await diesel_issues.all(own)).filter(counts), liters);
  const extracted = volume((await diesel_extractions.all(own)).filter(counts), liters);
  return {
    ...stock,
    branch: branchName(branch_id, [stock]),
    book_l: toLitres(toMillilitres(stock.liters + bought + received - issued - extracted)),
  };
};

/** What the log says of a bowser's opening, until the bowser is counted. */
export const openingOf = async (
  { store }: Api,
  { id, counted_at }: StoredStock,
): Promise<ActivityEntry | undefined> => {
  const own = { entity_type: 'diesel/stock', entity_id: id, action: 'create' } as const;
  const entry = await store.activity.first(own);
  return entry && Date.parse(entry.at) === Date.parse(counted_at) ? entry : undefined;
};

export const stockRows = async (api: Api): Promise<SentStock[]> => {
  const tanks = await Promise.all(
    (await api.store.diesel_stock.all()).map(async (stock) => {
      // A bowser whose only filling was taken back, as its name was mistyped.
      const isNone =
        stock.capacity_l === null &&
        stock.liters === 0 &&
        (await transfersTo(api, stock)).length === 0 &&
        (await openingOf(api, stock)) !== undefined;
      return isNone ? [] : stockRow(api, stock);
    }),
  );
  return tanks.flat();
};

/** Before a day begins in any time zone: looking up that of each row is slow. */
const fromAbout = (day: IsoDate) => ({ from: `${addDays(day, -1)}T00:00:00.000Z` });

export const dieselFigures = async (api: Api): Promise<DieselFigures> => {
  const { today, time_zone } = await api.day();
  const month = today.slice(0, 7);
  const stock = await stockRows(api);
  const days = Array.from({ length: 30 }, (_, index) => addDays(today, index - 29));
  const [first = today] = [...days, `${month}-01`].toSorted();
  const at = fromAbout(first);
  const withDay = <Row extends { at: string }>(row: Row) => ({
    ...row,
    day: dayOf(row.at, time_zone) ?? '',
  });
  const issues = (await api.store.diesel_issues.all({ at, status: 'posted' })).map(withDay);
  const purchases = (await api.store.diesel_purchases.all({ at })).map(withDay);
  const extractions = (await api.store.diesel_extractions.all({ at })).map(withDay);
  const inMonth = ({ day }: { day: string }) => day.startsWith(month);
  const monthIssues = issues.filter(inMonth);
  const monthPurchases = purchases.filter(inMonth);
  return {
    stock_l: volume(stock, (row) => row.book_l),
    stock_value: sum(stock, (row) => row.book_l * row.cost),
    issued_today_l: volume(
      issues.filter(({ day }) => day === today),
      liters,
    ),
    issued_month_l: volume(monthIssues, liters),
    issued_month_cost: sum(monthIssues, (row) => row.total_cost ?? 0),
    purchased_month_l: volume(monthPurchases, (row) => row.liters_received),
    purchased_month_cost: sum(monthPurchases, (row) => row.total),
    extracted_today_l: volume(
      extractions.filter(({ day }) => day === today),
      liters,
    ),
    extracted_month_l: volume(extractions.filter(inMonth), liters),
    by_day: days.map((day) => ({
      day,
      issued_l: volume(
        issues.filter((row) => row.day === day),
        liters,
      ),
      purchased_l: volume(
        purchases.filter((row) => row.day === day),
        (row) => row.liters_received,
      ),
    })),
  };
};

const stockAlerts = (
  row: SentStock,
  { today, time_zone }: CompanyDay,
  now: string,
): DieselAlert[] => {
  const alerts: DieselAlert[] = [];
  const level = row.reorder_level_l ?? -Infinity;
  if (row.book_l < level) {
    alerts.push({
      id: `low_stock-${row.id}`,
      kind: 'low_stock',
      severity: row.book_l < level / 2 ? 'error' : 'warning',
      branch_id: row.branch_id,
      message: `${row.name} holds ${row.book_l} l, below the reorder level of ${level} l`,
      at: now,
    });
  }
  const age = daysBetween(dayOf(row.counted_at, time_zone) ?? today, today);
  if (age > COUNT_EVERY_DAYS) {
    alerts.push({
      id: `not_counted-${row.id}`,
      kind: 'not_counted',
      severity: 'warning',
      branch_id: row.branch_id,
      message: `${row.name} was last counted ${age} days ago`,
      at: now,
    });
  }
  return alerts;
};

export const dieselAlerts = async (api: Api): Promise<DieselAlert[]> => {
  const day = await api.day();
  const since = addDays(day.today, -30);
  const short = inForce(await api.store.diesel_purchases.all({ at: fromAbout(since) }))
    .filter((row) => (dayOf(row.at, day.time_zone) ?? '') >= since)
    .filter((row) => row.liters_received < row.liters_invoiced * (1 - SHORT_SHARE))
    .map((row): DieselAlert => ({
      id: `short_delivery-${row.id}`,
      kind: 'short_delivery',
      severity: 'warning',
      branch_id: row.branch_id,
      message: `${row.ref}: ${toLitres(toMillilitres(row.liters_invoiced - row.liters_received))} L less than invoiced by ${row.supplier}`,
      at: row.at,
    }));
  const stock = await stockRows(api);
  return [...stock.flatMap((row) => stockAlerts(row, day, api.now())), ...short];
};
