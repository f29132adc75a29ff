import { isApiError } from '../apiError.ts';
import type { ListMeta } from './listMeta.ts';

interface ListRead {
  data?: readonly unknown[];
  error: unknown;
  meta?: unknown;
}

/** Whether rows are, or may be, missing from a list that was read. */
export const hasGaps = (meta: unknown): boolean => {
  const { truncated, unreadable } = (meta ?? {}) as Partial<ListMeta>;
  return truncated === true || Boolean(unreadable);
};

/** Cached rows are better than none; a list that the server does not offer has no rows. */
const hasFailed = ({ data, error }: ListRead): boolean =>
  Boolean(error) && data === undefined && !isApiError(error, 'notOffered');

/** Whether rows are, or may be, missing, so that nothing may be counted. */
export const lacksRows = (read: ListRead): boolean => hasFailed(read) || hasGaps(read.meta);
