import type { ListMeta } from './listMeta.ts';

/** Whether rows are, or may be, missing from a list that was read. */
export const hasGaps = (meta: unknown): boolean => {
  const { truncated, unreadable } = (meta ?? {}) as Partial<ListMeta>;
  return truncated === true || Boolean(unreadable);
};

/** Whether no row from a moment on may be missing; without a moment, none at all. */
export const isWholeSince = (meta: unknown, since = -Infinity): boolean => {
  const { wholeFrom = hasGaps(meta) ? Infinity : -Infinity } = (meta ?? {}) as Partial<ListMeta>;
  return wholeFrom <= since;
};
