const timeOf = (row: object): number => ('at' in row ? Date.parse(String(row.at)) : NaN);

/**
 * The moment from which on a list that the server cut has every voucher, in milliseconds since 1970: after its
 * oldest one if its rows come newest first, as those that are missing are older then. In any other order nothing is
 * certain, and it is never.
 */
export const wholeAfter = (rows: readonly object[]): number => {
  const times = rows.map(timeOf);
  const [newest = NaN, oldest = NaN] = [times[0], times.at(-1)];
  const isFalling = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? NaN));
  return isFalling && oldest < newest ? oldest + 1 : Infinity;
};

/** The rows of a list in the server's order, and what is missing. */
interface ListRead {
  readonly rows: readonly object[];
  /** The server has, or may have, more rows. */
  readonly truncated: boolean;
  readonly unreadable: number;
}

/** The moment from which on no row of a list is missing, in milliseconds since 1970. */
export const wholeFrom = ({ rows, truncated, unreadable }: ListRead): number => {
  if (unreadable > 0) return Infinity;
  return truncated ? wholeAfter(rows) : -Infinity;
};
