import { asNotOffered } from '../apiError.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { endpointOf, ROW_LIMIT, type Row } from '../endpoints.ts';
import { readRow, rowsIn, totalIn } from './rows.ts';

/** All rows of a record type that the server would give. */
export interface Collection {
  rows: Row[];
  /** The server gave its limit and no more: there may be further rows. */
  truncated: boolean;
  /** Rows that were no records, or came without an id. */
  unreadable: number;
}

/** How long rows are reused before they are fetched anew, in milliseconds. */
const FRESH_FOR = 60_000;

/**
 * Fetches rows once per record type and shares them between lists, pages, references and single
 * records, until something is written or they are a minute old.
 */
export const createCollections = (client: Pick<PhpClient, 'request'>, now = Date.now) => {
  const cache = new Map<string, { at: number; rows: Promise<Collection>; settled?: Collection }>();

  const fetchRows = async (resource: string): Promise<Collection> => {
    const endpoint = endpointOf(resource);
    const byId = new Map<string, Row>();
    let unreadable = 0;
    for (;;) {
      const offset = byId.size + unreadable;
      const answer = await client
        .request(endpoint.read, {
          query: { ...endpoint.query, limit: ROW_LIMIT, offset: offset > 0 ? offset : undefined },
        })
        .catch(asNotOffered);
      const page = rowsIn(answer);
      const known = byId.size;
      for (const raw of page) {
        const row = readRow(raw, endpoint);
        if (row) byId.set(String(row.id), row);
        else unreadable += 1;
      }
      const rows = [...byId.values()];
      // A server that sends more than it was asked for knows no limit, and has sent all it has.
      if (page.length !== ROW_LIMIT || rows.length + unreadable === totalIn(answer)) {
        return { rows, truncated: false, unreadable };
      }
      // A server that knows no offset answers the same rows again.
      if (byId.size === known) return { rows, truncated: true, unreadable };
    }
  };

  const forget = (resource: string) => {
    cache.delete(resource);
  };

  const read = (resource: string): Promise<Collection> => {
    const known = cache.get(resource);
    if (known && now() - known.at < FRESH_FOR) return known.rows;
    const entry: { at: number; rows: Promise<Collection>; settled?: Collection } = {
      at: now(),
      rows: fetchRows(resource).then(
        (collection) => {
          entry.settled = collection;
          entry.at = now();
          return collection;
        },
        (error: unknown) => {
          if (cache.get(resource) === entry) cache.delete(resource);
          throw error;
        },
      ),
    };
    cache.set(resource, entry);
    return entry.rows;
  };

  return {
    /** The rows of a record type, from memory while they are fresh. */
    read,
    /** The rows as the server has them now. */
    readAnew: (resource: string): Promise<Collection> => {
      forget(resource);
      return read(resource);
    },
    /** What memory holds at this moment, however old. */
    peek: (resource: string): Collection | undefined => cache.get(resource)?.settled,
    forget,
    /** Drops everything, for example when somebody else signs in. */
    clear: () => cache.clear(),
  };
};
export type Collections = ReturnType<typeof createCollections>;
