import { instantOf, isIsoDate } from './dates.ts';

type Row = Readonly<Record<string, unknown>>;

/** Other names of our fields. The first that has a value counts, ours before all others. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** Of a nested record, its name. */
const valueIn = (value: unknown): unknown => {
  const own = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  const isPlain = typeof own === 'boolean' || typeof own === 'number' || typeof own === 'string';
  return isPlain && String(own).trim() !== '' ? own : undefined;
};

/** A row with its values under our names too; unchanged where it has none under any of them. */
export const named = (row: Row, names: Names): Row => {
  const found: Record<string, unknown> = { ...row };
  for (const [name, others] of Object.entries(names)) {
    const value = [name, ...others]
      .map((one) => valueIn(row[one]))
      .find((one) => one !== undefined);
    if (value !== undefined) found[name] = value;
  }
  return found;
};

/** A row without an id is identified by its place in the list, as a negative number. */
export const withIdByPlace = (row: Row, place: number | undefined): Row =>
  place === undefined || (row['id'] ?? '') !== '' ? row : { ...row, id: -1 - place };

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?$/;
const ZONED =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2})(?::?(\d{2}))?$/i;
const CLOCK = /^(\d{2}:\d{2})(?::(\d{2}))?$/;

/** Looking up a zone is slow, and lists have many vouchers of the same hour. */
const hours = new Map<string, number | undefined>();

const localInstant = (day: string, clock: string, seconds: string, timeZone: string) => {
  const hour = `${clock.slice(0, 3)}00`;
  const key = `${day} ${hour} ${timeZone}`;
  if (!hours.has(key)) {
    const start = instantOf(day, hour, timeZone);
    hours.set(key, start === undefined ? undefined : Date.parse(start));
  }
  const start = hours.get(key);
  const further = Number(clock.slice(3)) * 60_000 + Number(seconds) * 1000;
  return start === undefined ? undefined : new Date(start + further).toISOString();
};

/**
 * A time without a zone is the company's, a day alone its noon, a number seconds or milliseconds
 * since 1970. Other text is returned unchanged; null if there is none.
 */
export const instantIn = (value: unknown, timeZone: string, clock?: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.trim() === '') return null;
  const plain = text.trim();
  const [, day, time = '', seconds = '00'] = LOCAL.exec(plain) ?? [];
  if (day !== undefined) return localInstant(day, time, seconds, timeZone) ?? plain;
  const [, zonedDay, zonedTime, offset = '', minutes = '00'] = ZONED.exec(plain) ?? [];
  if (zonedDay !== undefined) {
    const zone = offset.toUpperCase() === 'Z' ? 'Z' : `${offset}:${minutes}`;
    return `${zonedDay}T${zonedTime}${zone}`;
  }
  const isDay: boolean = isIsoDate(plain);
  if (isDay) {
    const [, shown = '12:00', second = '00'] =
      (typeof clock === 'string' && CLOCK.exec(clock)) || [];
    return localInstant(plain, shown, second, timeZone) ?? plain;
  }
  if (/^\d{10}(?:\d{3})?$/.test(plain)) {
    return new Date(Number(plain) * (plain.length === 10 ? 1000 : 1)).toISOString();
  }
  return plain;
};
