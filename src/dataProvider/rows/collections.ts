import { CancelledError, type QueryClient } from '@tanstack/react-query';

import { ApiError } from '../apiError.ts';
import type { Api } from '../client/api.ts';
import { endpointOf, ROW_LIMIT } from '../endpoints.ts';
import { shapeOf, type RowOf } from './recordTypes.ts';
import { readRow, rowsIn, totalIn, type Row } from './rows.ts';

/** All rows of a record type that the server returns. */
export interface Collection<R extends Row = Row> {
  rows: R[];
  /** The server has, or may have, more rows than it gave. */
  truncated: boolean;
  /** How many rows were no records, or had no id. */
  unreadable: number;
}

/** How long rows are reused before they are fetched again, in milliseconds. */
const FRESH_FOR = 60_000;

/** The last part of the key of a record type's rows in react-query; `[resource]` invalidates them too. */
export const ROWS = 'rows';

const rowsKey = (resource: string) => [resource, ROWS] as const;

/** Servers that cap their lists cap them at round numbers. */
const mayBeCapped = (count: number) => count % 10 === 0 || count % 25 === 0;

/** Reads on by offset until all rows are there or no new ones come. */
const fetchRows = async (api: Pick<Api, 'call'>, resource: string): Promise<Collection> => {
  const endpoint = endpointOf(resource);
  const shape = shapeOf(resource);
  // It is awaited with the answer; a failure before that is no unhandled one.
  shape.catch(() => undefined);
  const byId = new Map<string, Row>();
  let unreadable = 0;
  let pageSize: number | undefined;
  for (;;) {
    const offset = byId.size + unreadable;
    const answer = await api.call(endpoint.read, {
      query: { ...endpoint.query, limit: ROW_LIMIT, offset: offset > 0 ? offset : undefined },
    });
    const page = rowsIn(answer);
    const before = byId.size;
    for (const raw of page) {
      const row = readRow(raw, await shape);
      if (row) byId.set(String(row.id), row);
      else unreadable += 1;
    }
    pageSize ??= page.length;
    const total = totalIn(answer);
    const isLast =
      total === undefined
        ? // More rows than asked for come from a server that knows no limit.
          page.length < pageSize || pageSize > ROW_LIMIT || !mayBeCapped(pageSize)
        : byId.size + unreadable >= total;
    // A server that ignores the offset sends the same rows again.
    const isStuck = byId.size === before;
    if (isLast || isStuck) {
      const truncated = !isLast && (total !== undefined || pageSize === ROW_LIMIT);
      return { rows: [...byId.values()], truncated, unreadable };
    }
  }
};

/**
 * The rows of each record type, downloaded once and shared by lists, references and single records
 * until something is written, react-query invalidates them, or they are a minute old.
 */
export const createCollections = (api: Pick<Api, 'call'>, queryClient: QueryClient) => {
  const download = async (resource: string): Promise<Collection> => {
    try {
      return await queryClient.query({
        queryKey: rowsKey(resource),
        queryFn: () => fetchRows(api, resource),
        staleTime: FRESH_FOR,
        // The query that asked for the rows tries again by itself.
        retry: false,
        networkMode: 'always',
        structuralSharing: false,
      });
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
      // Signing out empties the whole cache, silently; `forget` wants the rows fetched again.
      if (error.silent) throw new ApiError('aborted', { cause: error });
      return download(resource);
    }
  };

  const read = async <Name extends string>(resource: Name) =>
    (await download(resource)) as Collection<RowOf<Name>>;

  const forget = (resource: string) => {
    const queryKey = rowsKey(resource);
    // Rows that are on their way may be older than what was written.
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    queryClient.removeQueries({ queryKey });
  };

  return {
    /** The rows of a record type, from memory while they are fresh. */
    read,
    /** The rows as the server has them now. */
    readAnew: <Name extends string>(resource: Name) => {
      forget(resource);
      return read(resource);
    },
    /** What memory holds at this moment, however old. */
    peek: (resource: string): Collection | undefined => queryClient.getQueryData(rowsKey(resource)),
    /** Makes the next read ask the server. */
    forget,
  };
};
export type Collections = ReturnType<typeof createCollections>;
