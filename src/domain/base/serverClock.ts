/** Milliseconds since 1970, and by how much that was ahead of the device's clock. */
export interface ServerTime {
  at: number;
  ahead: number;
}

/** A device's clock that is less than this off may be right: answers take time, and servers drift too. */
const TOLERANCE_MS = 10 * 60_000;

export const learnServerTime = (
  known: ServerTime | undefined,
  header: string | null,
  device: number,
): ServerTime | undefined => {
  const at = Date.parse(header ?? '');
  return Number.isNaN(at) || at < (known?.at ?? 0) ? known : { at, ahead: at - device };
};

/** Milliseconds to add to the device's clock; 0 unless it is clearly wrong. */
export const clockCorrection = (known: ServerTime | undefined): number =>
  known && Math.abs(known.ahead) > TOLERANCE_MS ? known.ahead : 0;
