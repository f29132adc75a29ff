import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, Identifier } from 'react-admin';

import { readsWhole } from '../../domain/access/recordAccess.ts';
import type { CompanyDay } from '../../domain/base/companyDay.ts';
import type { IsoDate } from '../../domain/base/dates.ts';
import { queryRows } from '../../domain/records/query.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { countStats } from '../../domain/records/stats.ts';
import { ApiError, isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { loaded } from '../loaded.ts';
import type { Holder } from './around.ts';
import { ROWS, type Collections } from './collections.ts';
import { hasGaps } from './gaps.ts';
import type { Facets, ListMeta, SourceRead } from './listMeta.ts';
import { pause } from './pause.ts';
import { typeOf } from './recordTypes.ts';
import { readJoined } from './restReads.ts';
import { findById, type Row } from './rows.ts';

interface DerivedRows {
  type: AnyRecordType;
  rows: readonly Row[];
  sources: readonly SourceRead[];
}

interface Kept {
  from: Readonly<Record<string, readonly Row[] | undefined>>;
  day: string;
  rows: readonly Row[];
}

const ALL = { page: 1, perPage: 1_000_000 };

const readSource = async (
  collections: Collections,
  resource: string,
  holder?: Holder,
): Promise<SourceRead> => {
  const nothing = { resource, truncated: false, unreadable: 0 };
  try {
    if (holder && collections.isPaged(resource)) {
      const { readAround } = await loaded(import('./around.ts'));
      return { ...nothing, rows: await readAround(collections, resource, holder) };
    }
    const rows = await readJoined(collections, resource);
    const { truncated = false, changing, unreadable = 0 } = collections.peek(resource) ?? {};
    return { resource, rows, truncated, changing, unreadable };
  } catch (error) {
    if (!isApiError(error)) throw error;
    // What the server does not offer has no rows.
    return isApiError(error, 'notOffered') ? { ...nothing, rows: [] } : { ...nothing, error };
  }
};

interface ReadOptions {
  today?: IsoDate;
  /** Of long lists, only what counts for this one. */
  holder?: Holder;
  facets?: Facets;
}

interface DerivedContext extends Context {
  queryClient: QueryClient;
  getRole: () => string | undefined;
}

/**
 * Reads the sources as far as the role may. A source that fails does not hide the others; if all
 * fail, so does the read.
 */
export const createDerived = ({ api, collections, day, queryClient, getRole }: DerivedContext) => {
  /** The same rows and day give the same array. */
  const read = async (
    resource: string,
    today: CompanyDay = day(),
    holder?: Holder,
  ): Promise<DerivedRows> => {
    const type = await typeOf(resource);
    const { derived } = type;
    if (!derived) throw new Error(`"${resource}" is stored, not derived`);
    const readable = Object.entries(derived.from).filter(([, { name }]) =>
      readsWhole(getRole(), name),
    );
    const queryKey = [resource, ROWS, ...(holder ? [holder] : [])];
    const last = queryClient.getQueryData<Kept>(queryKey);
    const sources = await Promise.all(
      readable.map(async ([key, { name }]) => {
        const source = await readSource(collections, name, holder);
        return source.error ? { ...source, rows: last?.from[key] } : source;
      }),
    );
    const failed = sources.find(({ error }) => error);
    if (failed?.error && sources.every(({ rows }) => !rows)) throw failed.error;

    const from = Object.fromEntries(readable.map(([key], index) => [key, sources[index]?.rows]));
    const asked = JSON.stringify(today);
    const isKnown =
      last?.day === asked &&
      Object.keys(last.from).length === readable.length &&
      readable.every(([key]) => from[key] === last.from[key]);
    if (isKnown) return { type, rows: last.rows, sources };
    await pause();
    const cut = sources.filter(hasGaps).map((source) => source.resource);
    const rows = derived.rows(from, today, cut) as readonly Row[];
    queryClient.setQueryData<Kept>(queryKey, { from, day: asked, rows });
    return { type, rows, sources };
  };

  return {
    getList: async (
      resource: string,
      { filter, sort, pagination: { page, perPage } = ALL, meta: asked }: GetListParams,
    ) => {
      const { today, holder, facets } = (asked ?? {}) as ReadOptions;
      const query = {
        filter: filter as Values,
        sort: sort && ([sort.field, sort.order] as const),
        range: [(page - 1) * perPage, page * perPage - 1] as const,
      };
      if (!holder && collections.isPaged(resource)) {
        const { readDerivedPart } = await loaded(import('./derivedPart.ts'));
        const [part, type] = await Promise.all([
          readDerivedPart(api, resource, { ...query, facets, today }),
          typeOf(resource),
        ]);
        const { total, counts } = part;
        const known = { truncated: false, unreadable: 0, known: total, missing: [], sources: [] };
        return { data: part.page, total, meta: { ...known, type, counts } satisfies ListMeta };
      }
      const on = { ...day(), ...(today && { today }) };
      const { type, rows, sources } = await read(resource, on, holder);
      const { page: data, total } = queryRows(type, rows, query, day());
      const missing = sources.filter((source) => !source.rows).map((source) => source.resource);
      const meta: ListMeta = {
        truncated: false,
        unreadable: 0,
        known: rows.length,
        missing,
        sources,
        type,
      };
      return { data, total, meta };
    },
    getOne: async (resource: string, { id }: { id: Identifier }) => {
      const row = findById((await read(resource)).rows, id);
      if (!row) throw new ApiError('notFound');
      return { data: row };
    },
    getMany: async (resource: string, { ids }: { ids: readonly Identifier[] }) => {
      const { rows } = await read(resource);
      return { data: rows.filter(({ id }) => ids.includes(id)) };
    },
    /** The figures above a list; none where rows are missing. */
    recordStats: async (resource: string) => {
      const { type, rows, sources } = await read(resource);
      const isWhole = sources.every((source) => !source.error && !hasGaps(source));
      return isWhole ? countStats(type, rows, day()) : {};
    },
  };
};
