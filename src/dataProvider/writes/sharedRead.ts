import { ROW_LIMIT } from '../endpoints.ts';
import type { Collections } from '../rows/collections.ts';
import type { Row } from '../rows/rows.ts';

/** For how long the read of a long list may be shared: so many times as long as it took. */
const SHARED_FOR = 4;

/** The records that writes are compared with before they are sent. */
interface RecordsRead {
  byId: Map<string, Row>;
  truncated: boolean;
}

/**
 * The read before writes to single records. As the API reads no single record, it is a read of the
 * list; what was stored before it began is not overwritten.
 * Each call reads the list again, unless that takes several requests: then it is shared by the
 * calls that begin within four times the time it took. What these store is entered in it; an
 * unknown outcome ends the sharing.
 * Where the server counts no versions, what someone else stores between the read and a write is not
 * seen, and overwritten if it is the same field, or if the server replaces the whole record.
 */
export const createSharedRead = (now: () => number = () => performance.now()) => {
  let shared: (RecordsRead & { until: number }) | undefined;
  return {
    read: async (
      collections: Pick<Collections, 'readSome'>,
      resource: string,
      ids: readonly string[],
    ): Promise<RecordsRead> => {
      if (shared && now() < shared.until) return shared;
      shared = undefined;
      const began = now();
      const { rows, truncated } = await collections.readSome(resource, { id: ids });
      const ended = now();
      const byId = new Map(rows.map((row: Row) => [String(row.id), row]));
      if (rows.length > ROW_LIMIT) {
        shared = { byId, truncated, until: ended + SHARED_FOR * (ended - began) };
      }
      return { byId, truncated };
    },
    /** Makes the next call read the list again. */
    forget: () => {
      shared = undefined;
    },
  };
};
export type SharedRead = ReturnType<typeof createSharedRead>;
