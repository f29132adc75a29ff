/** For pages of one record: the page itself says that the record is gone, so no notification repeats it. */
export const silentQueryOptions = { onError: () => undefined };
