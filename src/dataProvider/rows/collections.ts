import { CancelledError, type QueryClient } from '@tanstack/react-query';

import { derivedFrom, MOST_WHOLE } from '../../domain/records/resources.ts';
import { ApiError } from '../apiError.ts';
import type { Api } from '../client/api.ts';
import type { Values } from '../client/values.ts';
import { endpointOf, ROW_LIMIT } from '../endpoints.ts';
import { loaded } from '../loaded.ts';
import type { Asked, Page, RowsRead } from './page.ts';
import { readPages } from './pages.ts';
import { pause } from './pause.ts';
import { shapeOf, type RowOf } from './recordTypes.ts';
import { findById, nextIn, readRow, rowsIn, totalIn, type Row } from './rows.ts';
import { readSingle } from './single.ts';

export type Collection<R extends Row = Row> = RowsRead<R>;

/** How long rows are reused before they are fetched again, in milliseconds. */
const FRESH_FOR = 60_000;

/** The last part of the react-query key of a record type's rows; `[resource]` invalidates them too. */
export const ROWS = 'rows';

/** What was found of a record. */
export interface RecordRead {
  row?: Row;
  /** It may exist, though it was not found. */
  truncated: boolean;
}

/** Narrows the rows on the server, as the query of the read. */
export type ListQuery = Readonly<Record<string, string>>;

const rowsKey = (resource: string, query?: ListQuery) =>
  query ? [resource, ROWS, query] : [resource, ROWS];

const fetchRows = async (
  api: Pick<Api, 'call'>,
  resource: string,
  narrowed: ListQuery | undefined,
  timeZone: (() => string) | undefined,
  isReady: Promise<unknown> | undefined,
  onPage: (asked: Asked, page: Page) => void,
): Promise<Collection> => {
  const endpoint = endpointOf(resource);
  const shape = shapeOf(resource);
  // Awaited with the answer; if it fails before that, it must not become an unhandled rejection.
  shape.catch(() => undefined);
  const ask = async ({ offset = 0, ...asked }: Asked): Promise<Page> => {
    const query = { ...endpoint.query, ...narrowed, ...asked, offset: offset || undefined };
    const answer = await api.call(endpoint.read, { query });
    const [rowShape] = await Promise.all([shape, isReady]);
    const zone = timeZone?.();
    const rows = rowsIn(answer).map((raw, place) => readRow(raw, rowShape, offset + place, zone));
    const page = { rows, total: totalIn(answer), next: nextIn(answer) };
    onPage({ offset, ...asked }, page);
    return page;
  };
  const found = await readPages(ask, ROW_LIMIT);
  await pause();
  return found;
};

/**
 * All rows of each record type, downloaded once and shared until something is written, react-query
 * invalidates them, or they are a minute old.
 */
export const createCollections = (
  api: Pick<Api, 'call' | 'anew'>,
  queryClient: QueryClient,
  timeZone?: () => string,
  ready?: () => Promise<unknown>,
  getLists: () => Readonly<Record<string, number>> | undefined = () => undefined,
) => {
  /** The record types whose rows take several calls to read. */
  const long = new Set<string>();
  /** Those of them of which the server reads no single record. */
  const withoutSingles = new Set<string>();
  /** How many rows the server had last. */
  const sizes = new Map<string, number>();

  const isPaged = (resource: string): boolean => {
    const announced = getLists()?.[resource];
    return announced !== undefined && (sizes.get(resource) ?? announced) > MOST_WHOLE;
  };
  const isLong = (resource: string): boolean => long.has(resource) || isPaged(resource);

  /** While they are fresh, all rows also serve a read of some of them. */
  const keyOf = (resource: string, query?: ListQuery) => {
    const whole = queryClient.getQueryState(rowsKey(resource));
    const isFresh =
      whole?.data !== undefined &&
      !whole.isInvalidated &&
      whole.dataUpdatedAt + FRESH_FOR > Date.now();
    return rowsKey(resource, isFresh ? undefined : query);
  };

  const download = async (
    resource: string,
    query?: ListQuery,
    from: Pick<Api, 'call'> = api,
  ): Promise<Collection> => {
    const queryKey = keyOf(resource, query);
    try {
      return await queryClient.query({
        queryKey,
        queryFn: () =>
          fetchRows(from, resource, query, timeZone, ready?.(), (asked, { total }) => {
            if (asked.offset || asked.after !== undefined) long.add(resource);
            else if (!query && total !== undefined) sizes.set(resource, total);
          }),
        staleTime: FRESH_FOR,
        // The query that requested the rows retries by itself.
        retry: false,
        networkMode: 'always',
        structuralSharing: false,
      });
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
      // Signing out clears the whole cache, silently; `forget` wants the rows fetched again.
      if (error.silent) throw new ApiError('aborted', { cause: error });
      return download(resource, query, from);
    }
  };

  const read = async <Name extends string>(
    resource: Name,
    query?: ListQuery,
    from?: Pick<Api, 'call'>,
  ) => (await download(resource, query, from)) as Collection<RowOf<Name>>;

  const drop = (resource: string) => {
    const queryKey = rowsKey(resource);
    // Rows in flight may be older than what was written.
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    queryClient.removeQueries({ queryKey });
  };

  /** Makes what is derived from these rows be derived anew. */
  const refreshDerived = (resource: string) => {
    for (const name of derivedFrom(resource)) {
      void queryClient.invalidateQueries({ queryKey: [name] });
    }
  };

  const forget = (resource: string) => {
    drop(resource);
    refreshDerived(resource);
  };

  const readAnew = <Name extends string>(resource: Name, query?: ListQuery) => {
    drop(resource);
    return read(resource, query, api.anew);
  };

  const readAlone = async (resource: string, id: string): Promise<Row | undefined> =>
    isLong(resource) && !withoutSingles.has(resource)
      ? readSingle(api.anew, resource, id, timeZone?.())
      : undefined;

  const ofPaged = {
    ready: () => ready?.(),
    noteSize: (resource: string, total: number): void => void sizes.set(resource, total),
  };

  return {
    ...ofPaged,
    isLong,
    /** Whether they are too many to be read whole, and the server answers parts of them. */
    isPaged,
    /** Of a long list; undefined if the record cannot be read alone. */
    readAlone,
    read: <Name extends string>(resource: Name, query?: ListQuery) => read(resource, query),
    /** The rows as the server has them now. */
    readAnew,
    /** As the server has them now: of a long list those that one of the filters finds, else all. */
    readSome: async <Name extends string>(
      resource: Name,
      ...filters: readonly Values[]
    ): Promise<Collection<RowOf<Name>>> => {
      if (!isPaged(resource)) return readAnew(resource);
      const { readWhere } = await loaded(import('./paged.ts'));
      const rows = await readWhere({ api: api.anew, collections: ofPaged }, resource, filters);
      return { rows: rows as RowOf<Name>[], truncated: false, unreadable: 0 };
    },
    /**
     * Also says whether a record may exist though it was not found. Of a long list only this record
     * is read, if the server answers `?id=` with it alone.
     */
    readRecord: async (resource: string, id: string): Promise<RecordRead> => {
      const wasLong = isLong(resource);
      const single = await readAlone(resource, id);
      if (single) return { row: single, truncated: false };
      const { rows, truncated } = await readAnew(resource);
      const row = findById<Row>(rows, id);
      if (wasLong && row) withoutSingles.add(resource);
      return { row, truncated };
    },
    /**
     * Enters a written or deleted record into the rows of a long list, which are then not read
     * again; forgets those of any other.
     */
    enter: (resource: string, id: string, row: Row | undefined): void => {
      const queryKey = rowsKey(resource);
      const state = queryClient.getQueryState<Collection>(queryKey);
      const isCurrent = state?.fetchStatus === 'idle' && !state.isInvalidated;
      if (!state?.data || !isCurrent || !isLong(resource) || endpointOf(resource).isNarrowed) {
        forget(resource);
        return;
      }
      const rows = state.data.rows.flatMap((known) =>
        String(known.id) === id ? (row ?? []) : known,
      );
      if (row && !findById(state.data.rows, id)) rows.push(row);
      const entered: Collection = { ...state.data, rows };
      queryClient.setQueryData(queryKey, entered, { updatedAt: state.dataUpdatedAt });
      refreshDerived(resource);
    },
    /** What the cache holds at this moment, however old. */
    peek: (resource: string, query?: ListQuery): Collection | undefined =>
      queryClient.getQueryData(keyOf(resource, query)),
    /** All cached rows, from whichever reads. */
    known: (resource: string): readonly Row[] =>
      queryClient
        .getQueriesData<Collection>({ queryKey: rowsKey(resource) })
        .flatMap(([, collection]) => collection?.rows ?? []),
    /** Makes the next read go to the server. */
    forget,
  };
};
export type Collections = ReturnType<typeof createCollections>;
