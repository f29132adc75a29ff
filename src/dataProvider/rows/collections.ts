import { CancelledError, type QueryClient } from '@tanstack/react-query';

import { ApiError } from '../apiError.ts';
import type { Api } from '../client/api.ts';
import { endpointOf, ROW_LIMIT } from '../endpoints.ts';
import { pause } from './pause.ts';
import { shapeOf, type RowOf } from './recordTypes.ts';
import { readRow, rowsIn, totalIn, type Row } from './rows.ts';

/** All rows of a record type that the server returns. */
export interface Collection<R extends Row = Row> {
  rows: R[];
  /** The server has, or may have, more rows than it returned. */
  truncated: boolean;
  /** How many rows were no records, or had no id. */
  unreadable: number;
}

/** How long rows are reused before they are fetched again, in milliseconds. */
const FRESH_FOR = 60_000;

/** The last part of the react-query key of a record type's rows; `[resource]` invalidates them too. */
export const ROWS = 'rows';

/** Narrows the rows on the server, as the query of the read. */
export type ListQuery = Readonly<Record<string, string>>;

const rowsKey = (resource: string, query?: ListQuery) =>
  query ? [resource, ROWS, query] : [resource, ROWS];

/** Servers that cap their lists cap them at round numbers. */
const mayBeCapped = (count: number) => count % 10 === 0 || count % 25 === 0;

/** Reads by offset until all rows are there or no new ones come. */
const fetchRows = async (
  api: Pick<Api, 'call'>,
  resource: string,
  narrowed?: ListQuery,
): Promise<Collection> => {
  const endpoint = endpointOf(resource);
  const shape = shapeOf(resource);
  // Awaited with the answer; if it fails before that, it must not become an unhandled rejection.
  shape.catch(() => undefined);
  const byId = new Map<string, Row>();
  let unreadable = 0;
  let pageSize: number | undefined;
  for (;;) {
    const offset = byId.size + unreadable;
    const answer = await api.call(endpoint.read, {
      query: {
        ...endpoint.query,
        ...narrowed,
        limit: ROW_LIMIT,
        offset: offset > 0 ? offset : undefined,
      },
    });
    const page = rowsIn(answer);
    const before = byId.size;
    for (const [place, raw] of page.entries()) {
      const row = readRow(raw, await shape, place);
      // Numbered by position, the rows of a further page would replace those of the first.
      if (row && !byId.has(String(row.id))) byId.set(String(row.id), row);
      else if (!row) unreadable += 1;
    }
    pageSize ??= page.length;
    const total = totalIn(answer);
    const isLast =
      total === undefined
        ? // More rows than requested come from a server that ignores limits.
          page.length < pageSize || pageSize > ROW_LIMIT || !mayBeCapped(pageSize)
        : byId.size + unreadable >= total;
    // A server that ignores the offset sends the same rows again.
    const isStuck = byId.size === before;
    if (isLast || isStuck) {
      const truncated = !isLast && (total !== undefined || pageSize === ROW_LIMIT);
      await pause();
      return { rows: [...byId.values()], truncated, unreadable };
    }
  }
};

/**
 * The rows of each record type, downloaded once and shared by lists, references and single records until
 * something is written, react-query invalidates them, or they are a minute old.
 */
export const createCollections = (api: Pick<Api, 'call'>, queryClient: QueryClient) => {
  /** While they are fresh, all rows also serve a read of some of them. */
  const keyOf = (resource: string, query?: ListQuery) => {
    const whole = queryClient.getQueryState(rowsKey(resource));
    const isFresh =
      whole?.data !== undefined &&
      !whole.isInvalidated &&
      whole.dataUpdatedAt + FRESH_FOR > Date.now();
    return rowsKey(resource, isFresh ? undefined : query);
  };

  const download = async (resource: string, query?: ListQuery): Promise<Collection> => {
    const queryKey = keyOf(resource, query);
    try {
      return await queryClient.query({
        queryKey,
        queryFn: () => fetchRows(api, resource, query),
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
      return download(resource, query);
    }
  };

  const read = async <Name extends string>(resource: Name, query?: ListQuery) =>
    (await download(resource, query)) as Collection<RowOf<Name>>;

  const forget = (resource: string) => {
    const queryKey = rowsKey(resource);
    // Rows in flight may be older than what was written.
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    queryClient.removeQueries({ queryKey });
  };

  return {
    /** The rows of a record type, or those a query asks for, from the cache while they are fresh. */
    read,
    /** The rows as the server has them now. */
    readAnew: <Name extends string>(resource: Name, query?: ListQuery) => {
      forget(resource);
      return read(resource, query);
    },
    /** What the cache holds at this moment, however old. */
    peek: (resource: string, query?: ListQuery): Collection | undefined =>
      queryClient.getQueryData(keyOf(resource, query)),
    /** The ids of all cached rows, from whichever reads. */
    knownIds: (resource: string): ReadonlySet<string> =>
      new Set(
        queryClient
          .getQueriesData<Collection>({ queryKey: rowsKey(resource) })
          .flatMap(([, collection]) => collection?.rows.map(({ id }) => String(id)) ?? []),
      ),
    /** Makes the next read go to the server. */
    forget,
  };
};
export type Collections = ReturnType<typeof createCollections>;
