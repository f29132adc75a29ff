/** For pages that say themselves what failed. */
export const silentQueryOptions = { onError: () => undefined };
