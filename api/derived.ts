import type { CompanyDay } from '../src/domain/base/companyDay.ts';
import { countValues, queryRows, type RowQuery } from '../src/domain/records/query.ts';
import { joinFor, type AnyRecordType, type Draft } from '../src/domain/records/recordType.ts';
import { recordTypes } from '../src/domain/recordTypes.ts';
import { collectionOf, type Reading } from './found.ts';
import type { Page, Rows } from './store/rows.ts';
import type { Store } from './store/store.ts';

type AnyRow = { id: number | string };

const lastRead = new WeakMap<object, readonly AnyRow[]>();

/** All rows of a record type; the same array while none has changed. */
const rowsOf = async (store: Store, resource: string): Promise<readonly AnyRow[]> => {
  const collection = collectionOf(resource);
  if (!collection) throw new Error(`${resource} is not stored`);
  const rows = store[collection] as unknown as Rows<{ id: number }>;
  const read = await rows.renewed((lastRead.get(rows) ?? []) as readonly { id: number }[]);
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

/** As the front end joins them; the same array while nothing has changed. */
const joinedRows = async (
  type: AnyRecordType,
  { store, mayRead }: Reading,
): Promise<readonly AnyRow[]> => {
  const own = await rowsOf(store, type.name);
  const join = joinFor(type, own);
  if (!join) return own;
  const others = await Promise.all(
    join.types.map(async (name) => {
      const declared = await recordTypes[name]?.load();
      if (!declared) throw new Error(`${type.name} is joined with ${name}`);
      const isWhole = mayRead(name);
      return { type: declared, rows: isWhole ? await rowsOf(store, name) : NONE, isWhole };
    }),
  );
  const from = others.map(({ rows }) => rows);
  const last = lastJoined.get(own);
  if (last && isSame(from, last.from)) return last.rows;
  const rows = join.rows(own as never, others) as readonly AnyRow[];
  lastJoined.set(own, { from, rows });
  return rows;
};

const NONE: readonly AnyRow[] = [];

interface Made {
  from: readonly (readonly AnyRow[])[];
  rows: readonly AnyRow[];
}

/** Of some days, and of readers with other rights. */
const MOST_MADE = 6;

const made = new WeakMap<Store, Map<string, Made>>();

/** The rows that follow from those that a reader may see whole, made anew only when one has changed. */
const derivedRows = async (
  type: AnyRecordType,
  reading: DerivedReading,
  day: CompanyDay,
): Promise<readonly AnyRow[]> => {
  const { derived } = type;
  if (!derived) throw new Error(`${type.name} is stored, not derived`);
  const { store, readsWhole } = reading;
  const sources = Object.entries(derived.from).filter(([, { name }]) => readsWhole(name));
  const from: (readonly AnyRow[])[] = [];
  for (const [, source] of sources) from.push(await joinedRows(source, reading));
  const known = made.get(store) ?? new Map<string, Made>();
  made.set(store, known);
  const key = JSON.stringify([type.name, day, sources.map(([name]) => name)]);
  const last = known.get(key);
  if (last && isSame(from, last.from)) return last.rows;
  const named = Object.fromEntries(sources.map(([name], index) => [name, from[index]]));
  const rows = derived.rows(named, day, []) as readonly AnyRow[];
  if (known.size >= MOST_MADE) known.clear();
  known.set(key, { from, rows });
  return rows;
};

export interface DerivedReading extends Reading {
  /** Whether the reader's rows count in what is derived from a record type. */
  readsWhole: (resource: string) => boolean;
}

/** How many of the rows under a filter have each value of a field. */
export interface Facet {
  field: string;
  filter: Draft;
}

interface Asked extends RowQuery {
  facets: readonly (readonly [name: string, Facet])[];
  /** The day for which rows are derived; by default the company's. */
  today?: string;
}

type Counted = Readonly<Record<string, number>>;
type Counts = Readonly<Record<string, Counted>>;

/** More facets than a screen asks for while nothing changes. */
const MOST_COUNTED = 100;

const counted = new WeakMap<readonly AnyRow[], Map<string, Counted>>();

/** Counted once while no row has changed: each page asks for the same counts. */
const countsOf = (
  type: AnyRecordType,
  rows: readonly AnyRow[],
  facet: Facet,
  day: CompanyDay,
): Counted => {
  const known = counted.get(rows) ?? new Map<string, Counted>();
  counted.set(rows, known);
  const key = JSON.stringify([facet, day]);
  const counts = known.get(key) ?? Object.fromEntries(countValues(type, rows, facet, day));
  if (known.size >= MOST_COUNTED) known.clear();
  known.set(key, counts);
  return counts;
};

/** A page of derived rows with counts, by the functions that the front end runs for a small fleet. */
export const queryDerived = async (
  type: AnyRecordType,
  { facets, today, ...query }: Asked,
  reading: DerivedReading,
): Promise<Page<object> & { facets: Counts }> => {
  const { day, inArabic } = reading;
  const rows = await derivedRows(type, reading, { ...day, ...(today && { today }) });
  const { page, total } = queryRows(type, rows, query, day, inArabic);
  const counts = facets.map(([name, facet]) => [name, countsOf(type, rows, facet, day)] as const);
  return { rows: page, total, facets: Object.fromEntries(counts) };
};
