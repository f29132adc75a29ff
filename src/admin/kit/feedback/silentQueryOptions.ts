/** For pages that themselves say what failed, so that react-admin's notification does not repeat it. */
export const silentQueryOptions = { onError: () => undefined };
