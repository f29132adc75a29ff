import { describe, expect, test } from 'vitest';

import { testDay } from '../base/testing.ts';
import { expiryStatus, type Expiry } from './expiry.ts';
import { markRead, notificationsOf, unreadOf } from './notifications.ts';

const TODAY = '2026-11-21';

const expiry = (id: number, date: string, changes: Partial<Expiry> = {}): Expiry => ({
  ...expiryStatus(date, 'gatepass', testDay(TODAY)),
  kind: 'gatepass',
  field: 'gatepass_expiry',
  date,
  holder: { resource: 'fleet/drivers', id, label: `Driver ${id}` },
  ...changes,
});

describe('notificationsOf', () => {
  test('tells of overdue and due papers only, most urgent first', () => {
    const notifications = notificationsOf([
      expiry(1, '2026-12-21'),
      expiry(2, '2026-12-22'),
      expiry(3, '2026-11-19'),
      expiry(4, 'no date'),
      expiry(5, '2026-11-21'),
    ]);
    expect(
      notifications.map(({ holder, severity, daysLeft }) => [holder.id, severity, daysLeft]),
    ).toEqual([
      [3, 'overdue', -2],
      [5, 'due', 0],
      [1, 'due', 30],
    ]);
  });

  test('gives each paper of a holder an id that changes with its date', () => {
    const ids = notificationsOf([
      expiry(1, '2026-11-22'),
      expiry(1, '2026-11-22', { kind: 'road_permit' }),
      expiry(1, '2026-11-23'),
    ]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toContain('fleet/drivers/1:gatepass:2026-11-22');
  });

  test('leaves what it is given untouched', () => {
    const expiries = Object.freeze([expiry(1, '2026-12-01'), expiry(2, '2026-11-01')]);
    expect(notificationsOf(expiries)).toHaveLength(2);
    expect(expiries[0]?.holder.id).toBe(1);
  });
});

describe('read marks', () => {
  const notifications = notificationsOf([expiry(1, '2026-11-22'), expiry(2, '2026-11-23')]);
  const [first = '', second = ''] = notifications.map(({ id }) => id);

  test('unread is what carries no mark', () => {
    expect(unreadOf(notifications, []).map(({ id }) => id)).toEqual([first, second]);
    expect(unreadOf(notifications, [first]).map(({ id }) => id)).toEqual([second]);
  });

  test('marking keeps earlier marks, once each', () => {
    expect(markRead(notifications, [first], [second, first])).toEqual([first, second]);
  });

  test('marks of papers that were renewed are dropped', () => {
    expect(markRead(notifications, ['fleet/drivers/9:gatepass:2020-01-01'], [second])).toEqual([
      second,
    ]);
  });

  test('a renewed paper rings again', () => {
    const renewed = notificationsOf([expiry(1, '2026-11-30')]);
    expect(unreadOf(renewed, [first])).toHaveLength(1);
  });
});
