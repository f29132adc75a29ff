import type { ListMeta } from './listMeta.ts';

/** Whether rows are, or may be, missing from a list that was read. */
export const hasGaps = (meta: unknown): boolean => {
  const { truncated, unreadable } = (meta ?? {}) as Partial<ListMeta>;
  return truncated === true || Boolean(unreadable);
};
