import { instantOf, type IsoDate } from '../base/dates.ts';
import { toLatinDigits, visible } from '../base/fold.ts';
import { readDate, serialIn, type DateOrder, type DateReading } from './readDate.ts';

type InstantReading = { instant: string } | Extract<DateReading, { problem: unknown }>;

/** An instant with its offset, as systems write it. */
export const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;
const TIME =
  /(?:T|(?<![\s,])[\s,]+)(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?(?:\s*(?<half>[ap]\.?m\.?|[صم]))?$/i;
/** Noon stays on the same day in every time zone. */
const NOON = '12:00';

export const dayPart = (cell: string): string => toLatinDigits(visible(cell)).replace(TIME, '');

const clockOf = ({ hour = '', minute = '', half }: Record<string, string | undefined>): string => {
  const isAfternoon = /^[pم]/i.test(half ?? '');
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
};

/** A cell as an instant: day and time of the company's clock, or an instant as systems write it. */
export const readInstant = (
  cell: string,
  orderOf: () => DateOrder,
  timeZone: string,
): InstantReading => {
  const text = toLatinDigits(visible(cell));
  if (INSTANT.test(text)) return { instant: text };
  const serial = serialIn(text);
  if (serial?.minutes !== undefined) {
    const { date, minutes } = serial;
    const at = new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000).toISOString();
    const found = instantOf(at.slice(0, 10) as IsoDate, at.slice(11, 16), timeZone);
    return found ? { instant: found } : { problem: { code: 'instant' } };
  }
  const time = TIME.exec(text);
  const reading = readDate(time ? text.slice(0, time.index) : text, orderOf);
  if (!('date' in reading)) return reading;
  const instant = instantOf(reading.date, time?.groups ? clockOf(time.groups) : NOON, timeZone);
  return instant ? { instant } : { problem: { code: 'instant' } };
};
