import type { CompanyDay } from '../src/domain/base/companyDay.ts';
import { countValues, queryRows, type RowQuery } from '../src/domain/records/query.ts';
import type { AnyRecordType, Draft } from '../src/domain/records/recordType.ts';
import { isSame, joinedRows, type AnyRow, type Reading } from './joinedRows.ts';
import type { Page } from './store/rows.ts';
import type { Store } from './store/store.ts';

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
  for (const [, source] of sources) from.push(await joinedRows({ type: source }, reading));
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
