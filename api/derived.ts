import isEqual from 'lodash/isEqual.js';

import type { CompanyDay } from '../src/domain/base/companyDay.ts';
import type { RowQuery } from '../src/domain/records/query.ts';
import { joinFor, type AnyRecordType, type Derivation } from '../src/domain/records/recordType.ts';
import { endOf } from '../src/domain/records/resources.ts';
import { derivedTypes } from '../src/domain/recordTypes.ts';
import { typeOf, type Reading } from './joinedRows.ts';
import { KeptRows, merged, type DerivedRow, type Facet } from './keptRows.ts';
import { KeptSources, type Part } from './keptSources.ts';
import { nextTurn } from './nextTurn.ts';
import type { Page } from './store/rows.ts';
import type { Store } from './store/store.ts';

export type { Facet };

/** Of some days, and of readers with other rights. */
const MOST_MADE = 4;

export interface DerivedReading extends Reading {
  /** Whether the reader's rows count in what is derived from a record type. */
  readsWhole: (resource: string) => boolean;
}

type Derives = (part: Part) => readonly DerivedRow[];

interface Made {
  rows: KeptRows;
  derives: Derives;
}

interface Kept {
  sources: KeptSources;
  /** The company's day on which they were asked for. */
  day?: CompanyDay;
  made: Map<string, Made>;
}

const kept = new WeakMap<Store, Kept>();
const queues = new WeakMap<Store, Promise<unknown>>();

/** One after the other, as work that pauses must find the rows as it left them. */
const inTurn = <Result>(store: Store, work: () => Promise<Result>): Promise<Result> => {
  const next = (queues.get(store) ?? Promise.resolve()).then(work);
  const forget = () => {
    kept.delete(store);
  };
  queues.set(store, next.catch(forget));
  return next;
};

const derivations = async (): Promise<Derivation[]> => {
  const types = await Promise.all(
    Object.values(derivedTypes).flatMap((source) => source?.load() ?? []),
  );
  return types.flatMap((type) => type?.derived ?? []);
};

/** With the rows as they are now. */
const current = async (store: Store): Promise<Kept> => {
  const known = kept.get(store);
  const changed = await known?.sources.renew();
  if (!known || !changed) {
    const made = {
      sources: await KeptSources.read(store, await derivations()),
      made: new Map<string, Made>(),
    };
    kept.set(store, made);
    return made;
  }
  for (const { rows, derives } of known.made.values()) {
    rows.change(derives(changed.before), derives(changed.now));
  }
  return known;
};

/** Which rows follow from some for a reader, who sees not all of them. */
const derivesFor = async (
  { name, derived }: AnyRecordType,
  reading: DerivedReading,
  day: CompanyDay,
) => {
  const { mayRead, readsWhole } = reading;
  if (!derived) throw new Error(`${name} is stored, not derived`);
  const sources = Object.entries(derived.from).filter(([, source]) => readsWhole(source.name));
  const joined = [...new Set(sources.flatMap(([, { join }]) => join?.types ?? []))].filter(mayRead);
  const types = new Map(
    await Promise.all(joined.map(async (resource) => [resource, await typeOf(resource)] as const)),
  );
  const ofPart = (part: Part, type: AnyRecordType): readonly object[] => {
    const own = part.get(endOf(type.name)) ?? [];
    const join = joinFor(type, own);
    if (!join) return own;
    const others = join.types.flatMap((resource) => {
      const other = types.get(resource);
      const rows = part.get(endOf(resource)) ?? [];
      return other ? [{ type: other, rows, isWhole: false, isNarrow: true as const }] : [];
    });
    return join.rows(own as never, others);
  };
  const derives: Derives = (part) => {
    const named = Object.fromEntries(sources.map(([key, type]) => [key, ofPart(part, type)]));
    return derived.rows(named, day, []) as readonly DerivedRow[];
  };
  const key = JSON.stringify([name, day, reading.day, sources.map(([source]) => source), joined]);
  return { key, derives, order: derived.order };
};

const rowsFor = async (
  known: Kept,
  type: AnyRecordType,
  reading: DerivedReading,
  day: CompanyDay,
): Promise<KeptRows> => {
  const { sources, made } = known;
  // Yesterday's rows are not asked for again, and those of a fleet take much memory.
  if (!isEqual(known.day, reading.day)) made.clear();
  known.day = reading.day;
  const { key, derives, order } = await derivesFor(type, reading, day);
  const before = made.get(key);
  made.delete(key);
  if (before) {
    made.set(key, before);
    return before.rows;
  }
  const lists: (readonly DerivedRow[])[] = [];
  for (const part of sources.parts()) {
    if (lists.length > 0) await nextTurn();
    lists.push(derives(part));
  }
  const rows = new KeptRows(type, reading.day, order, await merged(lists, order));
  const [oldest] = made.keys();
  if (oldest !== undefined && made.size >= MOST_MADE) made.delete(oldest);
  made.set(key, { rows, derives });
  return rows;
};

interface Asked extends RowQuery {
  facets: readonly (readonly [name: string, Facet])[];
  /** The day for which rows are derived; by default the company's. */
  today?: string;
}

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A page of derived rows with counts, by the functions that the front end runs for a small fleet. */
export const queryDerived = (
  type: AnyRecordType,
  { facets, today, range, ...query }: Asked,
  reading: DerivedReading,
): Promise<Page<object> & { facets: Counts }> =>
  inTurn(reading.store, async () => {
    const day = { ...reading.day, ...(today && { today }) };
    const rows = await rowsFor(await current(reading.store), type, reading, day);
    const found = await rows.list(query, reading.inArabic);
    const counts: [string, Record<string, number>][] = [];
    for (const [name, facet] of facets) counts.push([name, await rows.count(facet)]);
    return {
      rows: range ? found.slice(range[0], range[1] + 1) : found,
      total: found.length,
      facets: Object.fromEntries(counts),
    };
  });
