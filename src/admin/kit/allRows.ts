/** Every row that there is: the data provider has them all, so this costs no call of its own. */
export const ALL_ROWS = { page: 1, perPage: 1_000_000 } as const;
