import { branchKey, sameBranch, type BranchId } from '../../domain/base/branch.ts';
import {
  addDays,
  daysBetween,
  instantOf,
  isIsoDate,
  type IsoDate,
} from '../../domain/base/dates.ts';
import { toAed, toFils } from '../../domain/diesel/amounts.ts';
import { FIGURES, type DieselFigures } from '../../domain/diesel/figures.ts';
import { isReasonLogged } from '../../domain/diesel/ledger/counts.ts';
import { VOUCHERS, type VoucherListName } from '../../domain/diesel/ledger/movements.ts';
import { wholeFrom } from '../../domain/diesel/newest.ts';
import type { DieselStockRow } from '../../domain/diesel/stock.ts';
import { readCost } from '../../domain/diesel/stockCost.ts';
import { worthOf } from '../../domain/diesel/wire.ts';
import { CLIENT_REF } from '../../domain/records/clientRef.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ApiError, isApiError } from '../apiError.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { figureIn, isValues, type Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS, endpointOf, ROW_LIMIT } from '../endpoints.ts';
import { shapeOf, wireOf, type RowOf } from '../rows/recordTypes.ts';
import { eachOnce, readRow, recordIn, rowsIn } from '../rows/rows.ts';
import { isSentAs, withClientRef } from '../writes/clientRef.ts';
import { sendWrite } from '../writes/confirmWrite.ts';
import { refuseConflicts } from '../writes/conflicts.ts';

type ServerFigures = Partial<DieselFigures>;

const figuresIn = (answer: PhpAnswer): ServerFigures => {
  if (Array.isArray(answer)) throw new ApiError('unreadable');
  const sent: Values = isValues(answer.data) ? answer.data : answer;
  const figures: ServerFigures = {};
  for (const name of FIGURES) {
    const figure = figureIn(sent[name]);
    if (figure !== undefined) figures[name] = figure;
  }
  if (Array.isArray(sent.by_day)) {
    const days = sent.by_day.filter(isValues).flatMap(({ day, issued_l, purchased_l }) => {
      const [issued, purchased] = [figureIn(issued_l), figureIn(purchased_l)];
      const isWhole = isIsoDate(day) && issued !== undefined && purchased !== undefined;
      return isWhole ? [{ day, issued_l: issued, purchased_l: purchased }] : [];
    });
    figures.by_day = eachOnce(days, ({ day }) => day);
  }
  return figures;
};

/** Asked for one branch, a server may send only that one. */
const stocksIn = (answer: PhpAnswer): unknown[] => {
  if (Array.isArray(answer)) return answer;
  const one = [recordIn(answer), answer].find((values) => 'branch_id' in values);
  return one ? [one] : rowsIn(answer);
};

const isStock = (row: object | undefined): row is DieselStockRow =>
  row !== undefined && 'branch_id' in row && branchKey(row.branch_id) !== undefined;

export interface Part<Row> {
  rows: readonly Row[];
  isCut: boolean;
  /** From this moment on no row is missing, in milliseconds since 1970. */
  wholeFrom: number;
}

/** For each list its rows, or why there are none. */
type DeskVouchers = { since: IsoDate } & {
  [List in VoucherListName]: Part<RowOf<(typeof VOUCHERS)[List]>> | ApiError;
};

/** Servers that truncate their lists are asked for periods of this many days. */
const PERIOD = 30;

/** `cost` in AED per litre. */
interface StockCount {
  branch_id: BranchId;
  liters: number;
  cost: number;
  reason?: string;
  /** An instant; without it, the server takes the moment of saving. */
  counted_at?: string;
  /** Litres of one graduation of the stick, if counted by dip. */
  graduation_l?: number;
}

/** Where a server did not record what was sent. */
export interface Recorded {
  isReasonKept: boolean;
  otherTime?: string;
  /** A server may keep fewer decimals than an average needs. */
  otherCost?: number;
}

/** A newer count of the same litres is another count too. */
const refuseOtherCount = (
  { liters, cost }: StockCount,
  { counted_at: at, ...previous }: DieselStockRow,
  now: DieselStockRow,
): void =>
  refuseConflicts({ liters, cost }, (at ?? '') === (now.counted_at ?? '') ? previous : {}, now);

const whyNot = (error: unknown): ApiError => {
  if (isApiError(error)) return error;
  throw error;
};

export const createDieselDeskCalls = ({ api, collections, day }: Context) => {
  /** All stocks, or those that the server has `of` a branch. */
  const readStock = async (of?: DieselStockRow): Promise<DieselStockRow[]> => {
    const shape = shapeOf(RESOURCES.dieselStock);
    shape.catch(() => undefined);
    const answer = await (of ? api.anew : api).call(endpointOf(RESOURCES.dieselStock).read, {
      query: { branch_id: of?.branch_id, company_id: of?.company_id ?? undefined },
    });
    const rowShape = await shape;
    const rows = stocksIn(answer)
      .map((raw, place) => readRow(raw, rowShape, place, day().time_zone))
      .filter(isStock);
    return eachOnce(rows);
  };

  const periodOf = async <Name extends (typeof VOUCHERS)[VoucherListName]>(
    resource: Name,
    since: IsoDate,
    today: IsoDate,
  ): Promise<Part<RowOf<Name>>> => {
    const whole = await collections.read(resource, { from: since });
    if (!whole.truncated) {
      return { rows: whole.rows, isCut: whole.unreadable > 0, wholeFrom: wholeFrom(whole) };
    }
    const starts = Array.from(
      { length: Math.ceil((daysBetween(since, today) + 2) / PERIOD) },
      (_, index) => addDays(since, index * PERIOD),
    );
    const parts = await Promise.all(
      starts.map((from) => collections.read(resource, { from, to: addDays(from, PERIOD - 1) })),
    );
    const isPartial = ({ truncated, unreadable }: typeof whole) => truncated || unreadable > 0;
    const lastCut = parts.findLastIndex(isPartial);
    // A server's days may start at another hour than the company's.
    const next = addDays(since, (lastCut + 1) * PERIOD + 1);
    const nextStart = lastCut + 1 < parts.length ? midnight(next) : Infinity;
    const cut = parts[lastCut];
    return {
      rows: eachOnce(parts.flatMap(({ rows }) => rows)),
      isCut: lastCut >= 0,
      wholeFrom: cut ? Math.min(nextStart, wholeFrom(cut)) : -Infinity,
    };
  };

  const midnight = (date: IsoDate) =>
    Date.parse(instantOf(date, '00:00', day().time_zone) ?? `${date}T23:59:59Z`);

  /** The contract's call has no reason: only its log shows whether a server kept it. */
  const keepsReason = async (reason: string | undefined): Promise<boolean> => {
    if (!reason) return true;
    const { today, time_zone } = day();
    const shape = await shapeOf(RESOURCES.dieselAudit);
    const query = { from: addDays(today, -1), limit: ROW_LIMIT };
    const log = await api
      .call(endpointOf(RESOURCES.dieselAudit).read, { query })
      .then(rowsIn, () => []);
    const rows = log.flatMap((raw, place) => readRow(raw, shape, place, time_zone) ?? []);
    return isReasonLogged(rows, reason);
  };

  /** What a server recorded in place of the time and the price that were sent. */
  const recordedOtherwise = async (
    { branch_id, liters, cost, counted_at: sent }: StockCount,
    previous: DieselStockRow,
  ): Promise<Omit<Recorded, 'isReasonKept'>> => {
    if (sent === undefined && toAed(toFils(cost)) === cost) return {};
    const stocks = await readStock(previous).catch(() => []);
    const found = stocks.find((stock) => sameBranch(stock.branch_id, branch_id));
    if (!found) return {};
    const stored = readCost(found, previous.total_cost !== undefined);
    const { counted_at: at, cost: price, total_cost } = stored;
    const isOtherTime = sent && at && Math.abs(Date.parse(at) - Date.parse(sent)) >= 60_000;
    const isOtherCost =
      price !== null &&
      total_cost === undefined &&
      stored.liters === liters &&
      worthOf(liters, price) !== worthOf(liters, cost);
    return { ...(isOtherTime && { otherTime: at }), ...(isOtherCost && { otherCost: price }) };
  };

  return {
    dieselFigures: async (): Promise<ServerFigures> =>
      figuresIn(await api.call(CALLS.dieselFigures)),

    dieselStock: () => readStock(),

    /** In as few calls as the server allows; a failed list does not affect the others. */
    dieselVouchers: async (since: IsoDate, today: IsoDate): Promise<DeskVouchers> => {
      const [issues, purchases, extractions] = await Promise.all([
        periodOf(VOUCHERS.issues, since, today).catch(whyNot),
        periodOf(VOUCHERS.purchases, since, today).catch(whyNot),
        periodOf(VOUCHERS.extractions, since, today).catch(whyNot),
      ]);
      return { since, issues, purchases, extractions };
    },

    /**
     * `previous` is the stock as the user saw it: throws 'changedElsewhere', with the stock as it
     * is now, if someone else has counted since. After a lost or unclear answer the stock is read
     * again, and the count is stored only if that has changed to what was sent. Tells whether the
     * server kept the reason, if there is one, and which other time or price it recorded.
     */
    countStock: async (count: StockCount, previous: DieselStockRow): Promise<Recorded> => {
      await withClientRef({ collections }, RESOURCES.dieselStock, { ...count }, async (ref) => {
        const { read } = endpointOf(RESOURCES.dieselStock);
        const isTotal = previous.total_cost !== undefined;
        const isOwn = ({ branch_id }: DieselStockRow) => sameBranch(branch_id, count.branch_id);
        const readOwn = async () => {
          const own = (await readStock(previous)).find(isOwn);
          return own && readCost(own, isTotal);
        };
        const now = await readOwn();
        if (now) refuseOtherCount(count, previous, now);
        const total = isTotal ? worthOf(count.liters, count.cost) : null;
        const { sentLike } = await wireOf(RESOURCES.dieselStock);
        const samples = [{ ...(now ?? previous) }];
        const timed = sentLike?.({ ...count }, samples, day().time_zone) ?? count;
        const json = { ...timed, ...(total !== null && { cost: total }), [CLIENT_REF]: ref };
        const { unconfirmed } = await sendWrite(api.call, read, { method: 'PUT', json });
        collections.forget(RESOURCES.dieselStock);
        if (!unconfirmed) return;
        const unknown = (cause?: unknown) => new ApiError('unknownOutcome', { cause });
        const found = await readOwn().catch((cause: unknown) => {
          throw unknown(cause);
        });
        if (found && isSentAs(ref, found)) return;
        const isIn = (stock: DieselStockRow) =>
          stock.liters === count.liters &&
          (stock.total_cost ?? stock.cost) === (total ?? count.cost);
        const isAsSent = found !== undefined && isIn(found);
        const wasSo = isIn(previous);
        const isNewer = (found?.counted_at ?? '') !== (previous.counted_at ?? '');
        if (isAsSent && (isNewer || !wasSo)) return;
        // It looks as before, as it would if the same had been counted again.
        if (isAsSent && !found.counted_at) throw unknown();
        throw isApiError(unconfirmed, 'unknownOutcome') ? new ApiError('refused') : unconfirmed;
      });
      const [isReasonKept, recorded] = await Promise.all([
        keepsReason(count.reason),
        recordedOtherwise(count, previous),
      ]);
      return { isReasonKept, ...recorded };
    },
  };
};
