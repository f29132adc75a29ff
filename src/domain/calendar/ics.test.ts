import process from 'node:process';

import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterEach, describe, expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { icsParts, reminderDays, type IcsEvent } from './ics.ts';

const NOW = new Date('2026-11-22T10:30:00Z');

const event = (given: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'registration.fleet-trucks.1@qafila.example',
  date: '2026-12-01',
  summary: 'Registration of T-101 expires',
  description: 'Registration of T-101 (Trucks) expires on 2026-12-01.',
  category: 'Registration',
  url: 'https://qafila.example/fleet/trucks/1/show',
  reminders: [],
  ...given,
});

const fileOf = (...events: IcsEvent[]) =>
  [...icsParts({ name: 'Qafila: expiry dates', product: 'Qafila', events, now: NOW })].join('');

/** Reads a file strictly: a line that breaks the grammar throws. */
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => ({
    component,
    event: new ICAL.Event(component),
  }));

const octets = (line: string) => Buffer.byteLength(line, 'utf8');

describe('icsParts', () => {
  it('writes a day as a date without a time, up to the next day', () => {
    const lines = fileOf(event({ reminders: [30] })).split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Qafila//EN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Qafila: expiry dates',
      'BEGIN:VEVENT',
      'UID:registration.fleet-trucks.1@qafila.example',
      'DTSTAMP:20261122T103000Z',
      'SEQUENCE:29922390',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261202',
      'SUMMARY:Registration of T-101 expires',
      'DESCRIPTION:Registration of T-101 (Trucks) expires on 2026-12-01.',
      'CATEGORIES:Registration',
      'TRANSP:TRANSPARENT',
      'URL:https://qafila.example/fleet/trucks/1/show',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Registration of T-101 expires',
      'TRIGGER:-P29DT16H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is a calendar without events where there is nothing to write', () => {
    expect(read(fileOf())).toEqual([]);
  });

  test.each([
    'a comma, a semicolon; a \\ backslash',
    'two\nlines, and\r\nthree\rfour',
    'محمد عبد الرحمن الطويل؛ ملكية المركبة رقم ٤٣٢٤٥ دبي، تنتهي صلاحيتها اليوم',
    'a name of the length that has to be folded more than once, since 75 octets are soon full: 1234567890',
    '🚚'.repeat(60),
    '  blanks, kept  ',
    ':"quoted"; = ^n',
  ])('keeps %j as it is', (text) => {
    const [stored] = read(fileOf(event({ summary: text, description: text })));
    const wanted = text.replace(/\r\n?/g, '\n');
    expect(stored?.event.summary).toBe(wanted);
    expect(stored?.event.description).toBe(wanted);
  });

  it('passes a strict parser with any text, in lines of 75 octets at most', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 5 }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        (summaries, description) => {
          const events = summaries.map((summary) =>
            event({ summary, description, reminders: [30, 7, 1] }),
          );
          const file = fileOf(...events);
          const lines = file.split('\r\n');
          expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
          // oxlint-disable-next-line no-control-regex
          expect(lines.join('')).not.toMatch(/[\0-\x08\x0A-\x1F\x7F]/);
          const stored = read(file);
          expect(stored).toHaveLength(events.length);
          for (const { event: one } of stored) {
            // oxlint-disable-next-line no-control-regex
            expect(one.description).toBe(description.replace(/[\0-\x08\x0B-\x1F\x7F]/g, ''));
          }
        },
      ),
      { seed: 10, numRuns: 40 },
    );
  });

  it('reminds at eight in the morning, the given number of days before', () => {
    const [stored] = read(fileOf(event({ date: '2028-03-01', reminders: [30, 7, 1] })));
    const times = stored?.component.getAllSubcomponents('valarm').map((alarm) => {
      const trigger = alarm.getFirstPropertyValue('trigger');
      if (!(trigger instanceof ICAL.Duration)) throw new Error('no trigger');
      const at = stored.event.startDate.clone();
      at.isDate = false;
      at.addDuration(trigger);
      return at.toString();
    });
    expect(times).toEqual(['2028-01-31T08:00:00', '2028-02-23T08:00:00', '2028-02-29T08:00:00']);
  });
});

test.each([
  [30, [30, 7, 1]],
  [45, [45, 7, 1]],
  [7, [7, 1]],
  [5, [5, 1]],
  [1, [1]],
])('a threshold of %i days reminds %j days before', (threshold, days) => {
  expect(reminderDays(threshold)).toEqual(days);
});

/** From the first zone to reach a day to the last, including half-hour offsets and zones that skip a day. */
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Asia/Kabul',
  'Asia/Dubai',
  'Asia/Beirut',
  'Europe/London',
  'UTC',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Pacific/Pago_Pago',
];

const DAYS = [
  '2024-02-29',
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2028-02-29',
  '2028-03-01',
  // Clocks go forward or back.
  '2026-03-29',
  '2026-10-25',
  '2018-11-04',
  '2011-12-31',
  '2100-02-28',
];

describe.each(ZONES)('read in %s', (zone) => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  it('each date is that very day, from midnight to midnight', () => {
    process.env['TZ'] = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const file = fileOf(...DAYS.map((date) => event({ uid: date, date })));
    expect(
      read(file).map(({ event: { startDate, endDate } }) => [
        startDate.isDate && startDate.toString(),
        endDate.isDate && endDate.toString(),
      ]),
    ).toEqual(DAYS.map((date) => [date, addDays(date, 1)]));

    // Another parser, which creates dates in the reader's own zone.
    const parsed = nodeIcal.sync.parseICS(file);
    const localDay = (date: Date) => date.toLocaleDateString('sv-SE');
    for (const date of DAYS) {
      const found = parsed[date];
      if (found?.type !== 'VEVENT') throw new Error(`${date} is missing`);
      expect(found.datetype).toBe('date');
      expect(localDay(found.start)).toBe(date);
      expect(found.end && localDay(found.end)).toBe(addDays(date, 1));
    }
  });
});
