/** What the server's clock last showed, in milliseconds since 1970, and how far it was ahead of the device's. */
export interface ServerTime {
  at: number;
  ahead: number;
}

/** A device's clock that is less than this off may be right: answers take time, and servers drift too. */
const TOLERANCE_MS = 10 * 60_000;

/**
 * What is known of the server's clock after an answer with this Date header, received when the device's clock
 * showed `device`. An older time than before comes from a cache and says nothing.
 */
export const learnServerTime = (
  known: ServerTime | undefined,
  header: string | null,
  device: number,
): ServerTime | undefined => {
  const at = Date.parse(header ?? '');
  return Number.isNaN(at) || at < (known?.at ?? 0) ? known : { at, ahead: at - device };
};

/** What to add to the device's clock, in milliseconds: 0 unless it is known to be clearly off. */
export const clockCorrection = (known: ServerTime | undefined): number =>
  known && Math.abs(known.ahead) > TOLERANCE_MS ? known.ahead : 0;
