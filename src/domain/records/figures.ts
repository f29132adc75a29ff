/** Counts, for each figure, the rows that its filter opens; so figure and list cannot disagree. */
export const countEach = <Figure extends string, Filter, Row>(
  filters: Readonly<Record<Figure, Filter>>,
  rows: readonly Row[],
  matches: (row: Row, filter: Filter) => boolean,
): Record<Figure, number> =>
  Object.fromEntries(
    Object.entries<Filter>(filters).map(([figure, filter]) => [
      figure,
      rows.filter((row) => matches(row, filter)).length,
    ]),
  ) as Record<Figure, number>;
