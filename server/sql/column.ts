import type { CollectionName } from '../../api/store/collections.ts';
import type { Draft } from '../../src/domain/records/recordType.ts';

export type ColumnKind =
  | 'text'
  | 'integer'
  | 'decimal'
  /** Of a litre: an average needs more decimals, so that it values a whole tank to the fils. */
  | 'price'
  | 'flag'
  | 'day'
  | 'instant'
  | 'json';

export interface Column {
  name: string;
  kind: ColumnKind;
  isRequired: boolean;
  /** For rows that are there when the column is added. */
  fallback: unknown;
  /** The table whose rows it points to; these stay while they are pointed to. */
  references?: CollectionName;
  /** Goes when the row it points to goes. */
  isOwned?: boolean;
  isIndexed?: boolean;
  isUnique?: boolean;
  /** Rows without a value are without the field. */
  isOptional?: boolean;
  /** Computed from the row when it is stored, and never sent. */
  derive?: (row: Draft) => string | null;
}

export interface Index {
  name: string;
  columns: readonly string[];
  /** Others limit how long the values of an index may be. */
  only?: 'SQLite';
}

export const column = (name: string, kind: ColumnKind, more: Partial<Column> = {}): Column => ({
  name,
  kind,
  isRequired: false,
  fallback: null,
  ...more,
});
