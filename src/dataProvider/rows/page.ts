import type { Row } from './rows.ts';

export interface Page<R extends Row = Row> {
  /** In the server's order; undefined for a row that cannot be read. */
  rows: readonly (R | undefined)[];
  total?: number;
  /** What `after` takes to continue behind this page, from a server that offers it. */
  next?: string;
}

export interface Asked {
  limit: number;
  offset?: number;
  after?: string;
}

export type Ask<R extends Row = Row> = (asked: Asked) => Promise<Page<R>>;

export interface RowsRead<R extends Row = Row> {
  rows: R[];
  /** The server has, or may have, more rows than it returned. */
  truncated: boolean;
  /** Truncated, because the list changed while it was read, or has no lasting order. */
  changing?: true;
  /** How many rows were no records, or had no id. */
  unreadable: number;
}

/** Servers that cap their lists cap them at round numbers. */
const mayBeCapped = (count: number) => count % 10 === 0 || count % 25 === 0;

/** Whether no page follows one of `size` rows at most, read at an offset. */
export const isLastPage = (
  { rows, total }: Page,
  { size, limit, offset }: { size: number; limit: number; offset: number },
): boolean => {
  if (rows.length < size || size === 0) return true;
  // More rows than requested come from a server that ignores limits.
  if (total === undefined) return size > limit || !mayBeCapped(size);
  return offset + rows.length >= total;
};
