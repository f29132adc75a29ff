import { wordsIn } from '../src/domain/base/search.ts';
import { OWN_CONDITIONS } from '../src/domain/ownConditions.ts';
import type { Condition } from '../src/domain/records/condition.ts';
import { conditionsOf } from '../src/domain/records/conditions.ts';
import { queryRows, type RowQuery } from '../src/domain/records/query.ts';
import type { AnyRecordType, Draft, StatOf } from '../src/domain/records/recordType.ts';
import { statsOf } from '../src/domain/records/stats.ts';
import { collectionOf, joinedPart, joinedRows, type Reading } from './joinedRows.ts';
import type { CollectionName } from './store/collections.ts';
import type { Page, Place, Sought, SoughtPage } from './store/rows.ts';

export interface Kind {
  type: AnyRecordType;
  collection: CollectionName;
  /** A filter that always holds: the rows of the collection may be those of several lists. */
  only?: Draft;
}

type AnyRow = { id: number };

interface Asked extends RowQuery {
  /** Only rows with higher ids. */
  after?: number;
}

const linksOf = ({ join }: AnyRecordType, { mayRead }: Reading): Sought['links'] =>
  join?.found?.flatMap(({ type, by, isNamed }) => {
    const collection = mayRead(type) ? collectionOf(type) : undefined;
    return collection ? [{ collection, by, isNamed }] : [];
  }) ?? [];

/** Each is looked for among all linked rows too: of more, a database would take minutes. */
const MOST_WORDS = 30;

const soughtIn = ({ type, only }: Kind, { filter = {}, after }: Asked, reading: Reading) => {
  const { q, ...others }: Draft = { ...filter, ...only };
  const { where, rest } = conditionsOf(type, others, reading.day, OWN_CONDITIONS[type.name]);
  const isHidden = (one: Condition) => 'namedBy' in one && !reading.mayRead(one.namedBy);
  const seen = where.map((one): Condition => (isHidden(one) ? { any: [] } : one));
  const behind = after === undefined ? [] : [{ field: 'id', from: after + 1 }];
  const words = typeof q === 'string' ? wordsIn(q) : [];
  const links = linksOf(type, reading);
  return {
    sought: { where: [...seen, ...behind], words, links },
    isWhole: Object.keys(rest).length === 0 && (links.length === 0 || words.length <= MOST_WORDS),
  };
};

const sortOf = (sort: RowQuery['sort'], { inArabic }: Reading): Pick<SoughtPage, 'sort'> => {
  const [field, order] = sort ?? [];
  return field ? { sort: { field, isDescending: order?.toLowerCase() === 'desc', inArabic } } : {};
};

/** The same rows in the same order as `queryRows` finds, by the database where it can. */
export const findRows = async (
  kind: Kind,
  asked: Asked,
  reading: Reading,
): Promise<Page<object>> => {
  const { type, collection, only } = kind;
  const { store, day, inArabic } = reading;
  const { sort, range, after } = asked;
  const { sought, isWhole } = soughtIn(kind, asked, reading);
  const page = {
    ...sought,
    ...sortOf(sort, reading),
    ...(range && { offset: range[0], limit: range[1] - range[0] + 1 }),
  };
  const found = isWhole ? await store[collection].find(page) : undefined;
  if (found) return { ...found, rows: await joinedPart(type, found.rows, reading) };
  const filter = { ...asked.filter, ...only };
  const all = await joinedRows(kind, reading, filter);
  if (after === undefined) {
    const { page: rows, total } = queryRows(type, all, { filter, sort, range }, day, inArabic);
    return { rows, total };
  }
  // Whether a row is found may depend on those before.
  const matching = queryRows(type, all, { filter, sort }, day, inArabic).page;
  const rows = matching.filter(({ id }) => Number(id) > after);
  return { rows: range ? rows.slice(range[0], range[1] + 1) : rows, total: rows.length };
};

/** Where a row is in a list; null if it is not in it. */
export const placeOf = async (
  kind: Kind,
  id: number,
  { filter = {}, sort }: RowQuery,
  reading: Reading,
): Promise<Place | null> => {
  const { sought, isWhole } = soughtIn(kind, { filter }, reading);
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
  const { sought, isWhole } = soughtIn(kind, { filter }, reading);
  const count = isWhole && (await reading.store[kind.collection].countFound(sought));
  if (typeof count === 'number') return count;
  return (await findRows(kind, { filter, range: [0, 0] }, reading)).total;
};

/** A figure that a record type declares: how many rows its filter finds. */
export const countStat = <Type extends AnyRecordType>(
  kind: Kind & { type: Type },
  name: StatOf<Type>,
  reading: Reading,
): Promise<number> => countRows(kind, statsOf(kind.type)[name]?.filter ?? {}, reading);
