import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays, daysBetween } from '../base/dates.ts';
import { weekdayOf } from '../base/week.ts';
import { byUrgency } from '../records/expiry.ts';
import {
  lastLook,
  lookedOn,
  markRead,
  markUnread,
  pruned,
  readMarks,
  snooze,
  wake,
  type BellMarks,
} from './marks.ts';
import { notificationsOf, type Notification } from './notifications.ts';
import { bellSections, byHolder, snoozeDays } from './sections.ts';
import { DAY, expiryWith, TODAY } from './testing.ts';

const NO_MARKS = readMarks(null);

const told = (...dates: readonly string[]) =>
  notificationsOf(
    dates.map((date, index) => expiryWith(index + 1, date)).toSorted(byUrgency),
    [],
    DAY,
  );

const topics = (notifications: readonly Notification[]) =>
  notifications.map(({ expiry }) => expiry?.holder.id);

/** The ids in each section. */
const parted = (notifications: readonly Notification[], marks: BellMarks, today = TODAY) => {
  const { fresh, earlier, read, snoozed } = bellSections(notifications, marks, today);
  return {
    fresh: topics(fresh),
    earlier: topics(earlier),
    read: topics(read),
    snoozed: topics(snoozed.map(({ notification }) => notification)),
  };
};

const NONE = { fresh: [], earlier: [], read: [], snoozed: [] };

describe('the sections of the bell', () => {
  const yesterday = addDays(TODAY, -1);
  // Expired today, expired long ago, came close enough today.
  const notifications = told(yesterday, addDays(TODAY, -90), addDays(TODAY, 30));
  const [old, expired] = notifications;

  it('separate what is new today from the rest', () => {
    expect(parted(notifications, NO_MARKS)).toEqual({ ...NONE, fresh: [1, 3], earlier: [2] });
    expect(parted(notifications, markRead(NO_MARKS, [expired?.id ?? '']))).toEqual({
      ...NONE,
      fresh: [3],
      earlier: [2],
      read: [1],
    });
  });

  it('keep as new, all day long, whatever came since the last look on an earlier day', () => {
    const later = addDays(TODAY, 3);
    const seen = lookedOn(NO_MARKS, yesterday);
    expect(parted(notifications, seen, later).fresh).toEqual([1, 3]);
    const again = lookedOn(lookedOn(seen, later), later);
    expect(lastLook(again, later)).toBe(yesterday);
    expect(parted(notifications, again, later).fresh).toEqual([1, 3]);
    expect(parted(notifications, lookedOn(again, addDays(later, 1)), addDays(later, 1))).toEqual({
      ...NONE,
      earlier: [2, 1, 3],
    });
  });

  it('return what was snoozed as new on its day, or at once if it is woken', () => {
    const until = addDays(TODAY, 7);
    const marks = snooze(NO_MARKS, old?.topic ?? '', until);
    expect(parted(notifications, marks)).toEqual({ ...NONE, fresh: [1, 3], snoozed: [2] });
    expect(parted(notifications, marks, addDays(until, -1)).snoozed).toEqual([2]);
    expect(parted(notifications, marks, until)).toMatchObject({ fresh: [2], snoozed: [] });
    expect(parted(notifications, wake(marks, old?.topic ?? ''))).toEqual(
      parted(notifications, NO_MARKS),
    );
  });

  it('list the next to return first', () => {
    const marks = notifications.reduce(
      (all, { topic }, index) => snooze(all, topic, addDays(TODAY, 9 - index)),
      NO_MARKS,
    );
    expect(parted(notifications, marks).snoozed).toEqual([3, 1, 2]);
  });
});

const someDates = fc.array(fc.integer({ min: -90, max: 30 }).map((days) => addDays(TODAY, days)));
const someMarks = (notifications: readonly Notification[]) => {
  const some = fc.subarray([...notifications]);
  const day = fc.option(fc.integer({ min: -9, max: 9 }).map((days) => addDays(TODAY, days)));
  return fc
    .tuple(some, some, day, day, fc.integer({ min: -9, max: 9 }))
    .map(([read, put, looked, before, days]): BellMarks => ({
      read: read.map(({ id }) => id),
      snoozed: Object.fromEntries(put.map(({ topic }) => [topic, addDays(TODAY, days)])),
      looked,
      before,
    }));
};
const someBell = someDates
  .map((dates) => told(...dates))
  .chain((notifications) => someMarks(notifications).map((marks) => ({ notifications, marks })));

describe('whatever is marked', () => {
  it('each notification is in one section, with one holder', () => {
    fc.assert(
      fc.property(someBell, ({ notifications, marks }) => {
        const { fresh, earlier, read, snoozed } = bellSections(notifications, marks, TODAY);
        const all = [...fresh, ...earlier, ...read, ...snoozed.map((one) => one.notification)];
        expect(all.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
          notifications.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        );
        expect(byHolder(all).flatMap((group) => group.notifications)).toHaveLength(all.length);
      }),
      { seed: 61 },
    );
  });

  it('marks can be undone, stored and read again, and lose nothing by pruning', () => {
    fc.assert(
      fc.property(someBell, ({ notifications, marks }) => {
        expect(readMarks(JSON.parse(JSON.stringify(marks)))).toEqual(marks);
        expect(pruned(marks, notifications)).toEqual(marks);
        const { fresh, earlier } = bellSections(notifications, marks, TODAY);
        const ids = [...fresh, ...earlier].map(({ id }) => id);
        expect(markUnread(markRead(marks, ids), ids)).toEqual(marks);
        expect(parted(notifications, markRead(marks, ids))).toMatchObject({
          fresh: [],
          earlier: [],
        });
      }),
      { seed: 62 },
    );
  });
});

test('marks of what is renewed are dropped', () => {
  const [gone] = told('2026-11-20');
  const marks = snooze(markRead(NO_MARKS, [gone?.id ?? '']), gone?.topic ?? '', '2026-12-01');
  expect(pruned(marks, told('2026-11-30'))).toEqual(NO_MARKS);
});

test.each([
  undefined,
  null,
  'x',
  [],
  { read: 'a', snoozed: [1], looked: 5 },
  { read: [1, {}], snoozed: { a: 'soon', b: null }, before: '2026-02-30' },
])('%j in storage is no mark', (raw) => {
  expect(readMarks(raw)).toEqual(NO_MARKS);
});

test('a document is grouped under its holder, an alert under the diesel stock', () => {
  const owner = { resource: 'fleet/trucks', id: 4, label: 'T-4' };
  const holder = { resource: 'fleet/documents', id: 8, label: 'Visa' };
  const alert = {
    id: 'low-1',
    kind: null,
    severity: 'warning',
    branch_id: null,
    message: 'Low',
    at: null,
  } as const;
  const groups = byHolder(
    notificationsOf(
      [
        expiryWith(4, TODAY, { holder: owner, kind: 'registration' }),
        expiryWith(8, TODAY, { holder, owner, kind: 'document' }),
        expiryWith(9, TODAY, { holder, kind: 'document' }),
      ],
      [alert],
      DAY,
    ),
  );
  expect(groups.map(({ key, notifications }) => [key, notifications.length])).toEqual([
    ['diesel', 1],
    ['fleet/trucks/4', 2],
    ['fleet/documents/8', 1],
  ]);
});

test.each([0, 1, 6])('snoozing ends after today, where weeks begin on day %i', (firstDay) => {
  for (let offset = 0; offset < 7; offset += 1) {
    const today = addDays(TODAY, offset);
    const { tomorrow, nextWeek, twoWeeks } = snoozeDays(today, firstDay);
    expect(daysBetween(today, tomorrow)).toBe(1);
    expect(weekdayOf(nextWeek)).toBe(firstDay);
    expect(daysBetween(today, nextWeek)).toBeGreaterThan(0);
    expect(daysBetween(today, nextWeek)).toBeLessThan(8);
    expect(daysBetween(today, twoWeeks)).toBe(14);
  }
});
