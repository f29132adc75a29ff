interface Timed {
  readonly at?: string | null;
}

/**
 * The moment from which on a list that the server cut has every voucher, in milliseconds since 1970: after its
 * oldest one if its rows come newest first, as those that are missing are older then. In any other order nothing is
 * certain, and it is never.
 */
export const wholeAfter = (rows: readonly Timed[]): number => {
  const times = rows.map(({ at }) => Date.parse(at ?? ''));
  const [newest = NaN, oldest = NaN] = [times[0], times.at(-1)];
  const isFalling = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? NaN));
  return isFalling && oldest < newest ? oldest + 1 : Infinity;
};
