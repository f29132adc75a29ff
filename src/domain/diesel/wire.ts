import { branchKey, branchOf } from '../base/branch.ts';
import { addDays, companyTime, isIsoDate } from '../base/dates.ts';
import { instantIn, named, withIdByPlace, type Names } from '../base/rowValues.ts';
import { amountIn, isEmpty, numberOf } from '../base/validation.ts';
import type { Draft } from '../records/recordType.ts';
import { DEFAULT_LOCALIZATION } from '../settings/localization.ts';
import { EXTRACTION_NAMES, ISSUE_NAMES, PURCHASE_NAMES, STOCK_NAMES } from './aliases.ts';
import {
  costInFils,
  fromUnitPrice,
  toAed,
  toFils,
  toMillilitres,
  toUnitPrice,
  unitPriceOf,
} from './amounts.ts';
import { stockAmounts } from './stockCost.ts';

/**
 * For diesel the API's contract names only four fields: branch_id, company_id, liters and cost.
 * Every body has litres and money under exactly these two names, and a row that has nothing else
 * can be read.
 * - `liters` is what entered or left the tank: for a purchase the litres received.
 * - `cost` is the value of those litres in AED, without VAT. (In the stock it is the price of a
 * litre.)
 * What follows from these is computed; what does not (a purchase's VAT and litres invoiced) is
 * null.
 */

/** Also with its branch and the instant of its time. */
const read = (row: Draft, names: Names, timeZone = DEFAULT_LOCALIZATION.time_zone): Draft => {
  const found = named(row, names);
  const { id, name } = branchOf(row);
  const time = row['time'] ?? row['at_time'];
  return {
    ...found,
    ...(id !== undefined && { branch_id: id }),
    ...(name !== undefined && { branch_name: name }),
    at: instantIn(found['at'], timeZone, time),
    // A truck or driver may be known by name only.
    ...('truck_id' in row && numberOf(row['truck_id']) === undefined && byName(found, 'truck')),
    ...('driver_id' in row && numberOf(row['driver_id']) === undefined && byName(found, 'driver')),
  };
};

const OTHER_NAMES = { truck: 'truck_number', driver: 'driver_name' } as const;

const byName = (row: Draft, what: keyof typeof OTHER_NAMES): Draft => {
  const other = OTHER_NAMES[what];
  const name = row[other] ?? row[`${what}_id`];
  return { [`${what}_id`]: null, ...(!isEmpty(name) && { [other]: name }) };
};

const IDS = ['branch_id', 'truck_id', 'driver_id'] as const;

const dayIn = (filter: Draft, name: string, further: number) => {
  const day = filter[name];
  return isIsoDate(day) ? { [name]: addDays(day, further) } : {};
};

/**
 * Period, branch, truck and driver. A server's days may start at another hour than the company's,
 * so it is asked for one more day on either side. A branch known by name is left out: a filter
 * holds its key, which the server may not take for the name.
 */
const asked = (filter: Draft): Record<string, string> => ({
  ...dayIn(filter, 'from', -1),
  ...dayIn(filter, 'to', 1),
  ...Object.fromEntries(
    IDS.flatMap((name) => {
      const id = filter[name];
      const isNamed = name === 'branch_id' && typeof branchKey(id) === 'string';
      return isEmpty(id) || isNamed ? [] : [[name, String(id as string | number)]];
    }),
  ),
});

/** When the server recorded a row, which no one can tell it. */
const RECORDED = 'created_at';

const LOCAL = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$/;

const localTime = (at: string, timeZone: string): string | undefined => {
  const shown = companyTime(at, timeZone);
  return shown && `${shown.day} ${shown.time}:${new Date(at).toISOString().slice(17, 19)}`;
};

/**
 * The time also under the name that the server's rows have for it, and written as there; under the
 * likeliest name where there is no row yet, or the server lists none.
 */
const timed =
  (names: Names, field = 'at') =>
  (body: Draft, rows: readonly Draft[], timeZone: string): Draft => {
    const at = body[field];
    if (typeof at !== 'string') return body;
    const aliases = names[field] ?? [];
    const [likeliest] = aliases;
    if (rows.length === 0 && likeliest) return { ...body, [likeliest]: at };
    for (const name of aliases) {
      const row = rows.find(
        (one) => one[name] !== undefined && instantIn(one[name], timeZone) === one[field],
      );
      if (!row || name === RECORDED) continue;
      const isLocal = LOCAL.test(String(row[name]));
      return { ...body, [name]: isLocal ? localTime(at, timeZone) : at };
    }
    return body;
  };

/** Null if one of them is unknown. */
export const worthOf = (liters: unknown, unitCost: unknown): number | null => {
  const [volume, price] = [numberOf(liters), numberOf(unitCost)];
  if (volume === undefined || price === undefined) return null;
  return toAed(costInFils(toMillilitres(volume), toUnitPrice(price)));
};

/** Null if it cannot be computed. */
export const priceOf = (liters: unknown, cost: unknown): number | null => {
  const [volume, amount] = [numberOf(liters), numberOf(cost)];
  if (volume === undefined || amount === undefined) return null;
  const price = unitPriceOf(toMillilitres(volume), toFils(amount));
  return price === undefined ? null : fromUnitPrice(price);
};

/** By its id or place. */
const withRef = (row: Draft, place: number | undefined): Draft => {
  if (place === undefined || !isEmpty(row['ref'])) return row;
  const { id } = row;
  return { ...row, ref: `#${isEmpty(id) ? place + 1 : String(id)}` };
};

const identified = (row: Draft, place: number | undefined): Draft =>
  withIdByPlace(withRef(row, place), place);

/** For what leaves a tank: `cost` is its value at the price per litre. */
const outgoing = (names: Names) => ({
  asked,
  sentLike: timed(names),
  sent: (body: Draft): Draft => ({ ...body, cost: worthOf(body['liters'], body['unit_cost']) }),
  received: (sent: Draft, place?: number, timeZone?: string): Draft => {
    const row = read(sent, names, timeZone);
    const liters = amountIn(row['liters']);
    const total = amountIn(row['total_cost']);
    const unit_cost = amountIn(row['unit_cost']) ?? priceOf(liters, total);
    return {
      ...identified(row, place),
      liters,
      ...('odometer_km' in row && { odometer_km: amountIn(row['odometer_km']) }),
      unit_cost,
      total_cost: total ?? worthOf(liters, unit_cost),
    };
  },
});

export const issueWire = outgoing(ISSUE_NAMES);
export const extractionWire = outgoing(EXTRACTION_NAMES);

const sum = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : toAed(toFils(a) + toFils(b));

/** Of a total; without VAT, the total is the net amount. */
const netOf = (total: number | null, vat: number | null): number | null =>
  sum(total, vat === null ? 0 : -vat);

/** For what a supplier delivers: `liters` are those received, `cost` is the net amount. */
export const purchaseWire = {
  asked,
  sentLike: timed(PURCHASE_NAMES),
  sent: (body: Draft): Draft => ({ ...body, liters: body['liters_received'], cost: body['net'] }),
  received: (sent: Draft, place?: number, timeZone?: string): Draft => {
    const row = read(sent, PURCHASE_NAMES, timeZone);
    const invoiced = amountIn(row['liters_invoiced']);
    const received = amountIn(row['liters_received']);
    const vat = amountIn(row['vat']);
    const total = amountIn(row['total']);
    const net =
      amountIn(row['net']) ?? netOf(total, vat) ?? worthOf(invoiced ?? received, row['unit_price']);
    return {
      ...identified(row, place),
      liters_invoiced: invoiced,
      liters_received: received,
      unit_price: amountIn(row['unit_price']) ?? priceOf(invoiced ?? received, net),
      net,
      vat,
      total: total ?? sum(net, vat),
    };
  },
};

/** Where a server sends no ids, a branch and the company that owns the tank identify a stock. */
export const stockWire = {
  sentLike: timed(STOCK_NAMES, 'counted_at'),
  received: (sent: Draft, _place?: number, timeZone = DEFAULT_LOCALIZATION.time_zone): Draft => {
    const row = named(sent, STOCK_NAMES);
    const { id, name } = branchOf(row);
    return {
      ...row,
      ...(id !== undefined && { branch_id: id }),
      id: row['id'] ?? (isEmpty(row['company_id']) ? id : `${id}/${String(row['company_id'])}`),
      name: row['name'] ?? name ?? '',
      ...(isEmpty(sent['cost'])
        ? { liters: amountIn(row['liters']), cost: amountIn(row['cost']) }
        : stockAmounts(amountIn(row['liters']), amountIn(row['cost']))),
      counted_at: instantIn(row['counted_at'], timeZone),
    };
  },
};
