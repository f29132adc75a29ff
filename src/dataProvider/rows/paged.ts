import type { CompanyDay } from '../../domain/base/companyDay.ts';
import { isGiven } from '../../domain/records/filter.ts';
import { queryRows, type RowQuery } from '../../domain/records/query.ts';
import { statsOf, type StatCounts } from '../../domain/records/stats.ts';
import { ApiError } from '../apiError.ts';
import type { Api } from '../client/api.ts';
import { figureIn, isValues, type Values } from '../client/values.ts';
import { endpointOf, ROW_LIMIT } from '../endpoints.ts';
import type { RowsRead } from './page.ts';
import { shapeOf, typeOf } from './recordTypes.ts';
import { eachOnce, readRow, rowsIn, totalIn, type Row } from './rows.ts';

/** So many ids fit into an address. */
const VALUES_AT_ONCE = 400;

interface Part {
  page: Row[];
  total: number;
}

interface Asked extends RowQuery {
  range: readonly [number, number];
  after?: Row['id'];
}

const isFiltered = (filter: Values): boolean => Object.values(filter).some(isGiven);

interface Asking {
  api: Pick<Api, 'call'>;
  collections: {
    ready: () => Promise<unknown> | undefined;
    noteSize: (resource: string, total: number) => void;
  };
}

interface Reading extends Asking {
  collections: Asking['collections'] & {
    read: (resource: string) => Promise<Pick<RowsRead, 'rows'>>;
  };
  day: () => CompanyDay;
}

/** Follows a run of many calls, and ends it. */
export interface RunControl {
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** One request of ra-data-simple-rest, on behalf of which the server sorts, filters and pages. */
const ask = async (
  { api, collections }: Asking,
  resource: string,
  { filter = {}, sort = ['id', 'ASC'], range, after }: Asked,
  signal?: AbortSignal,
): Promise<Part> => {
  const texts = { filter, sort, range };
  const query = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const [answer, shape] = await Promise.all([
    api.call(endpointOf(resource).read, { query: { ...query, after }, signal }),
    shapeOf(resource),
    collections.ready(),
  ]);
  const total = totalIn(answer);
  if (total === undefined) throw new ApiError('unreadable');
  if (after === undefined && !isFiltered(filter)) collections.noteSize(resource, total);
  return { page: eachOnce(rowsIn(answer).flatMap((raw) => readRow(raw, shape) ?? [])), total };
};

/** A filter with more values than fit into one address, in parts. */
const partsOf = (filter: Values): Values[] => {
  const [name, values] =
    Object.entries(filter).find(
      (entry): entry is [string, unknown[]] =>
        Array.isArray(entry[1]) && entry[1].length > VALUES_AT_ONCE,
    ) ?? [];
  if (name === undefined || !values) return [filter];
  const count = Math.ceil(values.length / VALUES_AT_ONCE);
  return Array.from({ length: count }, (_one, index) => ({
    ...filter,
    [name]: values.slice(index * VALUES_AT_ONCE, (index + 1) * VALUES_AT_ONCE),
  }));
};

/** Behind the last id each time, so that nothing is missed when others add and delete meanwhile. */
const readAll = async (
  context: Asking,
  resource: string,
  filter: Values,
  { signal, onProgress }: RunControl = {},
): Promise<Row[]> => {
  const [first = filter, ...others] = partsOf(filter);
  if (others.length > 0) return readWhere(context, resource, [first, ...others]);
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1)?.id;
    const asked = {
      filter,
      range: [0, ROW_LIMIT - 1],
      ...(after !== undefined && { after }),
    } as const;
    const { page, total } = await ask(context, resource, asked, signal);
    onProgress?.(rows.length + page.length, rows.length + total);
    rows.push(...page);
    if (page.length === 0 || page.length >= total) return rows;
  }
};

/** Those that one of the filters finds, once each. */
export const readWhere = async (
  context: Asking,
  resource: string,
  filters: readonly Values[],
): Promise<Row[]> => {
  const byId = new Map<Row['id'], Row>();
  for (const filter of filters) {
    for (const row of await readAll(context, resource, filter)) byId.set(row.id, row);
  }
  return [...byId.values()];
};

/** Part of a long list. Only what is asked for as a whole is read as one. */
export const readPart = async (
  context: Reading,
  resource: string,
  { filter = {}, sort, range }: RowQuery,
): Promise<Part> => {
  const [first, last] = range ?? [0, Infinity];
  if (last - first < ROW_LIMIT)
    return ask(context, resource, { filter, sort, range: [first, last] });
  const rows = isFiltered(filter)
    ? await readAll(context, resource, filter)
    : (await context.collections.read(resource)).rows;
  return queryRows(await typeOf(resource), rows, { sort, range }, context.day());
};

/** All that a long list shows under a filter, in its order. */
export const readShown = async (
  context: Reading,
  resource: string,
  { filter = {}, sort }: RowQuery,
  control: RunControl,
): Promise<Row[]> => {
  const rows = await readAll(context, resource, filter, control);
  return queryRows(await typeOf(resource), rows, { sort }, context.day()).page;
};

/** Where a record is in a list, from 0, and the ids of those beside it. */
export interface RecordPlace {
  index: number;
  total: number;
  previous?: Row['id'];
  next?: Row['id'];
}

/** Undefined if the list does not have it. */
export const readPlace = async (
  { api }: Pick<Asking, 'api'>,
  resource: string,
  id: Row['id'],
  { filter = {}, sort }: RowQuery,
): Promise<RecordPlace | undefined> => {
  const query = { around: id, filter: JSON.stringify(filter), sort: JSON.stringify(sort) };
  const answer = await api.call(endpointOf(resource).read, { query });
  const place: unknown = Array.isArray(answer) ? undefined : answer['place'];
  if (!isValues(place)) return undefined;
  const [index, total] = [figureIn(place['index']), figureIn(place['total'])];
  if (index === undefined || total === undefined) throw new ApiError('unreadable');
  return { index, total, previous: figureIn(place['previous']), next: figureIn(place['next']) };
};

/** How many rows of a long list each filter finds. */
export const countedRows = async (
  { api }: Pick<Asking, 'api'>,
  resource: string,
  filters: Readonly<Record<string, object>>,
): Promise<Record<string, number>> => {
  const query = { counts: JSON.stringify(filters) };
  const answer = await api.call(endpointOf(resource).read, { query });
  const counts: unknown = Array.isArray(answer) ? undefined : answer['counts'];
  if (!isValues(counts)) throw new ApiError('unreadable');
  return Object.fromEntries(
    Object.keys(filters).map((name) => [name, figureIn(counts[name]) ?? 0]),
  );
};

/** The figures above a list, as the server counts them. */
export const countedStats = async (
  context: Pick<Asking, 'api'>,
  resource: string,
): Promise<StatCounts> => {
  const stats = Object.entries(statsOf(await typeOf(resource)));
  const asked = stats.flatMap(([name, { filter, expired }]) => [
    [name, filter] as const,
    ...(expired ? [[`${name} expired`, expired] as const] : []),
  ]);
  const counts = await countedRows(context, resource, Object.fromEntries(asked));
  return Object.fromEntries(
    stats.map(([name, { expired }]) => [
      name,
      {
        count: counts[name] ?? 0,
        ...(expired && { expired: counts[`${name} expired`] ?? 0 }),
      },
    ]),
  );
};
