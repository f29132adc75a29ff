/** For pages of one record: that it is gone is told where it would stand, and not once more above. */
export const toldInPlace = { onError: () => undefined };
