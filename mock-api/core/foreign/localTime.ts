/** Dubai is four hours ahead all year. */
const AHEAD_MS = 4 * 60 * 60 * 1000;

export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

/** An instant as the company's clock shows it: `2026-11-26 23:30:00`. */
export const localTime = (instant: string): string =>
  new Date(Date.parse(instant) + AHEAD_MS)
    .toISOString()
    .replace('T', ' ')
    .replace(/(?:\.000)?Z$/, '');

/** The instant of a time by the company's clock; anything else stays as it is. */
export const instantOfLocal = (time: unknown): unknown =>
  typeof time === 'string' && /^\d{4}-\d\d-\d\d[T ][\d:.]+$/.test(time)
    ? new Date(Date.parse(`${time.replace(' ', 'T')}Z`) - AHEAD_MS).toISOString()
    : time;
