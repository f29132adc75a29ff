/** Every row: the data provider holds them all, so this costs no extra call. */
export const ALL_ROWS = { page: 1, perPage: 1_000_000 } as const;
