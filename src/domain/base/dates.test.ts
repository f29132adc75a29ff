import { tz, tzOffset } from '@date-fns/tz';
import {
  addDays as addByLibrary,
  addMonths as addMonthsByLibrary,
  differenceInCalendarDays,
  formatISO,
} from 'date-fns';
import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';

import {
  addDays,
  addMonths,
  companyTime,
  dayOf,
  daysBetween,
  isIsoDate,
  startOf,
  todayIn,
} from './dates.ts';

/** Every day from 1900-01-01 to 2100-12-31, counted by calendar rules that share no code with ours. */
const everyDay = (): string[] => {
  const days: string[] = [];
  for (let year = 1900; year <= 2100; year += 1) {
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].forEach((length, month) => {
      for (let day = 1; day <= length; day += 1) {
        days.push([year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-'));
      }
    });
  }
  return days;
};
const DAYS = everyDay();
const START = '1900-01-01';

const ZONES = [
  'UTC Asia/Dubai America/Los_Angeles Pacific/Kiritimati Pacific/Pago_Pago Asia/Kathmandu',
  'Australia/Lord_Howe America/Sao_Paulo Pacific/Apia',
].flatMap((line) => line.split(' '));
const homeZone = process.env['TZ'];

const inZone = (zone: string) => {
  process.env['TZ'] = zone;
  // Without this the test would pass on a platform that ignores the variable.
  expect(new Date(0).getTimezoneOffset() + tzOffset(zone, new Date(0))).toBe(0);
};

afterEach(() => {
  if (homeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = homeZone;
});

describe('every day from 1900 to 2100', () => {
  it.each(ZONES)('exists, and is in its place, on a computer in %s', (zone) => {
    inZone(zone);
    const wrong = DAYS.filter(
      (day, index) =>
        !isIsoDate(day) || addDays(START, index) !== day || daysBetween(START, day) !== index,
    );
    expect(wrong).toEqual([]);
  });

  it('follows the day before it', () => {
    const wrong = DAYS.slice(1).filter(
      (day, index) =>
        addDays(day, -1) !== DAYS[index] || daysBetween(day, DAYS[index] ?? '') !== -1,
    );
    expect(wrong).toEqual([]);
  });
});

const anyDay = fc.constantFrom(...DAYS);

it('agrees with date-fns about any two days', () => {
  const utc = tz('UTC');
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  fc.assert(
    fc.property(anyDay, anyDay, fc.integer({ min: -40_000, max: 40_000 }), (from, to, days) => {
      expect(daysBetween(from, to)).toBe(
        differenceInCalendarDays(noon(to), noon(from), { in: utc }),
      );
      const library = addByLibrary(noon(from), days, { in: utc });
      expect(addDays(from, days)).toBe(formatISO(library, { representation: 'date', in: utc }));
    }),
    { numRuns: 1000, seed: 6 },
  );
});

it('agrees with date-fns about the same day of another month', () => {
  const utc = tz('UTC');
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
      const library = addMonthsByLibrary(new Date(`${day}T12:00:00Z`), months, { in: utc });
      expect(addMonths(day, months)).toBe(formatISO(library, { representation: 'date', in: utc }));
    }),
    { numRuns: 2000, seed: 7 },
  );
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
});

it('survives a round trip', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (from, to) => {
      expect(addDays(from, daysBetween(from, to))).toBe(to);
      expect(daysBetween(from, to) + daysBetween(to, from)).toBe(0);
    }),
    { numRuns: 1000, seed: 7 },
  );
});

describe('isIsoDate', () => {
  test.each(['2028-02-29', '2000-02-29', '0099-01-01', '9999-12-31'])('%s exists', (day) => {
    expect(isIsoDate(day)).toBe(true);
  });

  const noDays =
    '2026-02-29 1900-02-29 2026-02-30 2026-04-31 2026-13-01 2026-00-10 0000-00-00 0000-01-01';
  const otherWords = '2026-1-5 26-01-05 2026/01/05 2026-01-05T00:00:00Z ٢٠٢٦-٠١-٠٥ today';
  const others = ['', ' 2026-01-05', 'Invalid Date', null, undefined, 20260105, new Date(0)];
  test.each([...noDays.split(' '), ...otherWords.split(' '), ...others])('%j does not', (value) => {
    expect(isIsoDate(value)).toBe(false);
  });

  it('takes no other text for a day', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isIsoDate(value) && !/^\d{4}-\d{2}-\d{2}$/.test(value)).toBe(false);
      }),
      { seed: 8 },
    );
  });

  it('agrees with the calendar of the platform', () => {
    const isKnown = (text: string) => {
      const utc = Date.parse(`${text}T00:00:00Z`);
      // Databases have no year 0.
      return utc >= Date.parse('0001-01-01') && new Date(utc).toISOString().slice(0, 10) === text;
    };
    const padded = (width: number, max: number) =>
      fc.integer({ min: 0, max }).map((part) => String(part).padStart(width, '0'));
    // Half of the days are around month ends, where a rule may be off by one.
    const day = fc.oneof(padded(2, 99), fc.constantFrom('00', '01', '28', '29', '30', '31', '32'));
    fc.assert(
      fc.property(padded(4, 9999), padded(2, 14), day, (...parts) => {
        const text = parts.join('-');
        expect(isIsoDate(text)).toBe(isKnown(text));
      }),
      { numRuns: 5000, seed: 12 },
    );
  });
});

describe('todayIn', () => {
  test.each([
    ['01:00 in Dubai', '2026-03-09T21:00:00Z', '2026-03-10'],
    ['one second before midnight in Dubai', '2026-03-09T19:59:59Z', '2026-03-09'],
    ['midnight in Dubai', '2026-03-09T20:00:00Z', '2026-03-10'],
    ['the last night of the year', '2026-12-31T20:00:00Z', '2027-01-01'],
  ])('at %s', (_, now, today) => {
    for (const zone of ZONES) {
      inZone(zone);
      expect(todayIn('Asia/Dubai', new Date(now))).toBe(today);
    }
  });

  it('supports other zones', () => {
    const now = new Date('2026-03-09T21:00:00Z');
    expect(todayIn('America/Los_Angeles', now)).toBe('2026-03-09');
    expect(todayIn('Pacific/Kiritimati', now)).toBe('2026-03-10');
  });
});

describe('companyTime', () => {
  test.each([
    ['2026-03-09T20:00:00Z', { day: '2026-03-10', time: '00:00' }],
    ['2026-03-09T19:59:59Z', { day: '2026-03-09', time: '23:59' }],
    ['2025-12-31T22:05:00.123Z', { day: '2026-01-01', time: '02:05' }],
    ['no instant', undefined],
    ['2026-03-09 20:30:00', { day: '2026-03-09', time: '20:30' }],
    ['2026-03-09T20:30', { day: '2026-03-09', time: '20:30' }],
    ['2026-02-30 20:30:00', undefined],
    ['2026-03-09 24:30:00', undefined],
  ])('%s', (instant, shown) => {
    for (const zone of ZONES) {
      inZone(zone);
      expect(companyTime(instant, 'Asia/Dubai')).toEqual(shown);
    }
  });
});

describe('startOf', () => {
  // Where clocks go forward at midnight, such a day starts at 01:00.
  test.each([
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
    ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
    ['Asia/Dubai', '2026-03-29', '2026-03-28T20:00:00Z'],
  ])('of a day in %s', (zone, day, start) => {
    expect(new Date(startOf(day, zone))).toEqual(new Date(start));
    expect(dayOf(startOf(day, zone), zone)).toBe(day);
    expect(dayOf(startOf(day, zone) - 1, zone)).toBe(addDays(day, -1));
  });
});
