import type { CollectionName } from '../../api/store/collections.ts';

/** What no declaration can tell: that a column has another name now, or may go with its values. */
export type Migration = { table: CollectionName } & (
  | { rename: string; to: string }
  | { drop: string }
);

/** Applied to each database that still has the column, before anything is added. */
export const MIGRATIONS: readonly Migration[] = [];
