import type { CompanyDay } from '../src/domain/base/companyDay.ts';
import { joinFor, type AnyRecordType, type Draft } from '../src/domain/records/recordType.ts';
import { recordTypes } from '../src/domain/recordTypes.ts';
import { isCollectionName, type CollectionName } from './store/collections.ts';
import type { Rows, Where } from './store/rows.ts';
import type { Store } from './store/store.ts';

type AnyRow = { id: number | string };

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

type StoredRow = { id: number };

const storedIn = (resource: string): CollectionName => {
  const collection = collectionOf(resource);
  if (!collection) throw new Error(`${resource} is not stored`);
  return collection;
};

const tableIn = (store: Store, collection: CollectionName) =>
  store[collection] as unknown as Rows<StoredRow>;

export const storedRows = (store: Store, resource: string) => tableIn(store, storedIn(resource));

export const typeOf = async (resource: string): Promise<AnyRecordType> => {
  const type = await recordTypes[resource as keyof typeof recordTypes]?.load();
  if (!type) throw new Error(`${resource} is not declared`);
  return type;
};

const lastRead = new WeakMap<object, readonly StoredRow[]>();

/** All rows; the same array while none has changed. */
const rowsOf = async (store: Store, collection: CollectionName): Promise<readonly StoredRow[]> => {
  const rows = tableIn(store, collection);
  const read = await rows.renewed(lastRead.get(rows) ?? []);
  lastRead.set(rows, read);
  return read;
};

interface Joined {
  from: readonly (readonly AnyRow[])[];
  rows: readonly AnyRow[];
}

const lastJoined = new WeakMap<readonly AnyRow[], Joined>();

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const NONE: readonly AnyRow[] = [];

/** As the front end joins them for a filter; the same array while nothing has changed. */
export const joinedRows = async (
  { type, collection = storedIn(type.name) }: { type: AnyRecordType; collection?: CollectionName },
  { store, mayRead }: Pick<Reading, 'store' | 'mayRead'>,
  filter?: Draft,
): Promise<readonly AnyRow[]> => {
  const own = await rowsOf(store, collection);
  const join = joinFor(type, own, filter);
  if (!join) return own;
  const others = await Promise.all(
    join.types.map(async (name) => {
      const isWhole = mayRead(name);
      return {
        type: await typeOf(name),
        rows: isWhole ? await rowsOf(store, storedIn(name)) : NONE,
        isWhole,
      };
    }),
  );
  const from = others.map(({ rows }) => rows);
  const last = lastJoined.get(own);
  if (last && isSame(from, last.from)) return last.rows;
  const rows = join.rows(own as never, others) as readonly AnyRow[];
  lastJoined.set(own, { from, rows });
  return rows;
};

/** The same for a few rows, with only those of the others that they name. */
export const joinedPart = async (
  type: AnyRecordType,
  own: readonly object[],
  { store, mayRead }: Reading,
): Promise<readonly object[]> => {
  const join = joinFor(type, own);
  if (!join || own.length === 0) return own;
  const others = await Promise.all(
    join.types.map(async (name) => {
      const where = join.narrow?.(own as never, name) as Where<StoredRow> | undefined;
      const rows = mayRead(name) ? await storedRows(store, name).all(where) : NONE;
      return { type: await typeOf(name), rows, isWhole: false, isNarrow: true as const };
    }),
  );
  return join.rows(own as never, others);
};
