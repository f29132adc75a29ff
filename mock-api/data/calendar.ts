import { addDays, type IsoDate } from '../../src/domain/base/dates.ts';
import type { Random } from './random.ts';

/** Days and instants around today, each computed once: 100,000 rows ask for the same ones. */
export class Calendar {
  readonly today: IsoDate;
  readonly #days = new Map<number, IsoDate>();

  constructor(today: IsoDate) {
    this.today = today;
  }

  day(offset: number): IsoDate {
    let day = this.#days.get(offset);
    if (day === undefined) {
      day = addDays(this.today, offset);
      this.#days.set(offset, day);
    }
    return day;
  }

  /** An instant of a past day, in UTC; during Dubai's working hours. */
  instant(offset: number, random: Random): string {
    const two = (value: number) => String(value).padStart(2, '0');
    const clock = [random.int(3, 13), random.int(0, 59), random.int(0, 59)].map(two).join(':');
    return `${this.day(offset)}T${clock}Z`;
  }
}

/** Both sides of each boundary that a screen shows: today, 7 and 30 days, and nothing at all. */
const BOUNDARIES = [null, -400, -30, -1, 0, 1, 7, 8, 29, 30, 31, 60, 365] as const;

/** The expiry of the row at `index`: the first rows cover the boundaries, the rest are spread. */
export const expiryDay = (
  calendar: Calendar,
  random: Random,
  index: number,
  shift = 0,
): IsoDate | null => {
  const boundary =
    index < BOUNDARIES.length ? BOUNDARIES[(index + shift) % BOUNDARIES.length] : undefined;
  if (boundary !== undefined) return boundary === null ? null : calendar.day(boundary);
  const band = random.weighted([
    ['missing', 4],
    ['overdue', 8],
    ['week', 5],
    ['month', 10],
    ['later', 73],
  ] as const);
  if (band === 'missing') return null;
  if (band === 'overdue') return calendar.day(-random.int(1, 120));
  if (band === 'week') return calendar.day(random.int(0, 7));
  if (band === 'month') return calendar.day(random.int(8, 30));
  return calendar.day(random.int(31, 380));
};
