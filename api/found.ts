import type { CompanyDay } from '../src/domain/base/companyDay.ts';
import { wordsIn } from '../src/domain/base/search.ts';
import { FLEET_CONDITIONS } from '../src/domain/fleet/fleetConditions.ts';
import type { Condition } from '../src/domain/records/condition.ts';
import { conditionsOf } from '../src/domain/records/conditions.ts';
import { queryRows, type RowQuery } from '../src/domain/records/query.ts';
import { joinFor, type AnyRecordType, type Draft } from '../src/domain/records/recordType.ts';
import { recordTypes } from '../src/domain/recordTypes.ts';
import { isCollectionName, type CollectionName } from './store/collections.ts';
import type { Page, Place, Rows, Sought, SoughtPage } from './store/rows.ts';
import type { Store } from './store/store.ts';

export interface Kind {
  type: AnyRecordType;
  collection: CollectionName;
}

type AnyRow = { id: number };

interface Asked extends RowQuery {
  /** Only rows with higher ids. */
  after?: number;
}

/** How a query is read: on the company's day, in the reader's language and within their rights. */
export interface Reading {
  store: Store;
  day: CompanyDay;
  inArabic: boolean;
  /** Whether the reader may see a record type: by what they may not see, they find nothing. */
  mayRead: (resource: string) => boolean;
}

export const collectionOf = (resource: string): CollectionName | undefined => {
  const name = resource.replace(/^.*\//, '');
  return isCollectionName(name) ? name : undefined;
};

const linksOf = ({ join }: AnyRecordType, { mayRead }: Reading): Sought['links'] =>
  join?.found?.flatMap(({ type, by, isNamed }) => {
    const collection = mayRead(type) ? collectionOf(type) : undefined;
    return collection ? [{ collection, by, isNamed }] : [];
  }) ?? [];

const soughtIn = (type: AnyRecordType, { filter = {}, after }: Asked, reading: Reading) => {
  const { q, ...others } = filter;
  const { where, rest } = conditionsOf(type, others, reading.day, FLEET_CONDITIONS[type.name]);
  const isHidden = (one: Condition) => 'namedBy' in one && !reading.mayRead(one.namedBy);
  const seen = where.map((one): Condition => (isHidden(one) ? { any: [] } : one));
  const behind = after === undefined ? [] : [{ field: 'id', from: after + 1 }];
  const words = typeof q === 'string' ? wordsIn(q) : [];
  return {
    sought: { where: [...seen, ...behind], words, links: linksOf(type, reading) },
    isWhole: Object.keys(rest).length === 0,
  };
};

const sortOf = (sort: RowQuery['sort'], { inArabic }: Reading): Pick<SoughtPage, 'sort'> => {
  const [field, order] = sort ?? [];
  return field ? { sort: { field, isDescending: order?.toLowerCase() === 'desc', inArabic } } : {};
};

const allRows = (store: Store, collection: CollectionName): Promise<readonly AnyRow[]> =>
  (store[collection] as Rows<never>).all();

/** As the front end joins them. */
const joinedRows = async (
  { type, collection }: Kind,
  { store, mayRead }: Reading,
  filter: Draft,
): Promise<readonly AnyRow[]> => {
  const own = await allRows(store, collection);
  const join = joinFor(type, own, filter);
  if (!join) return own;
  const others = await Promise.all(
    join.types.map(async (resource) => {
      const other = collectionOf(resource);
      const declared = await recordTypes[resource]?.load();
      if (!other || !declared) throw new Error(`${type.name} is joined with ${resource}`);
      const isWhole = mayRead(resource);
      return { type: declared, rows: isWhole ? await allRows(store, other) : [], isWhole };
    }),
  );
  return join.rows(own as never, others) as readonly AnyRow[];
};

/** The same rows in the same order as `queryRows` finds, by the database where it can. */
export const findRows = async (
  kind: Kind,
  asked: Asked,
  reading: Reading,
): Promise<Page<object>> => {
  const { type, collection } = kind;
  const { store, day, inArabic } = reading;
  const { filter = {}, sort, range, after = 0 } = asked;
  const { sought, isWhole } = soughtIn(type, asked, reading);
  const page = {
    ...sought,
    ...sortOf(sort, reading),
    ...(range && { offset: range[0], limit: range[1] - range[0] + 1 }),
  };
  const found = isWhole ? await store[collection].find(page) : undefined;
  if (found) return found;
  const all = await joinedRows(kind, reading, filter);
  const rows = after > 0 ? all.filter(({ id }) => id > after) : all;
  const { page: part, total } = queryRows(type, rows, { filter, sort, range }, day, inArabic);
  return { rows: part, total };
};

/** Where a row is in a list; null if it is not in it. */
export const placeOf = async (
  kind: Kind,
  id: number,
  { filter = {}, sort }: RowQuery,
  reading: Reading,
): Promise<Place | null> => {
  const { sought, isWhole } = soughtIn(kind.type, { filter }, reading);
  const page = { ...sought, ...sortOf(sort, reading) };
  const found = isWhole ? await reading.store[kind.collection].placeOf(id, page) : undefined;
  if (found !== undefined) return found;
  const { rows, total } = await findRows(kind, { filter, sort }, reading);
  const ids = rows.map((row) => (row as AnyRow).id);
  const index = ids.indexOf(id);
  return index < 0 ? null : { index, total, previous: ids[index - 1], next: ids[index + 1] };
};

/** How many rows a filter finds. */
export const countRows = async (kind: Kind, filter: Draft, reading: Reading): Promise<number> => {
  const { sought, isWhole } = soughtIn(kind.type, { filter }, reading);
  const count = isWhole && (await reading.store[kind.collection].countFound(sought));
  if (typeof count === 'number') return count;
  return (await findRows(kind, { filter, range: [0, 0] }, reading)).total;
};
