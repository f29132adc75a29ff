import type { AnyRecordType } from '../../domain/records/recordType.ts';
import type { ApiError } from '../apiError.ts';
import type { Collection } from './collections.ts';
import type { Row } from './rows.ts';

export interface SourceRead extends Pick<Collection, 'truncated' | 'changing' | 'unreadable'> {
  resource: string;
  /** Absent if nothing is known; from an earlier read if there is an error too. */
  rows?: readonly Row[];
  error?: ApiError;
}

/** By name, of which field the values are to be counted, among the rows that a filter finds. */
export type Facets = Readonly<
  Record<string, { field: string; filter: Readonly<Record<string, unknown>> }>
>;

/** What getList reports about a list beside its rows, in `meta`. */
export interface ListMeta extends Pick<Collection, 'truncated' | 'changing' | 'unreadable'> {
  known: number;
  /** From when on no row with a time is missing, in milliseconds since 1970; absent if none is. */
  wholeFrom?: number;
  /** The record types that complete these rows but could not be loaded. */
  missing: readonly string[];
  /** What became of each source of derived rows. */
  sources?: readonly SourceRead[];
  type?: AnyRecordType;
  /** Of facets that were asked for, how many rows have each value; only where the server counts. */
  counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
