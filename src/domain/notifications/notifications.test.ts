import { describe, expect, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import type { DieselAlert } from '../diesel/alert.ts';
import { documents } from '../documents/documents.ts';
import { documentWith } from '../fleet/testing.ts';
import { knownExpiries } from '../records/expiries.ts';
import { notificationsOf } from './notifications.ts';
import { DAY, expiryWith, TODAY } from './testing.ts';

const alert = (changes: Partial<DieselAlert> = {}): DieselAlert => ({
  id: 'low-1',
  kind: 'low_stock',
  severity: 'warning',
  branch_id: 1,
  message: 'Main tank holds 900 l',
  at: '2026-11-20T21:00:00Z',
  ...changes,
});

describe('what the bell lists', () => {
  test('is what has expired or expires soon, in the given order', () => {
    const notifications = notificationsOf(
      [
        expiryWith(3, '2026-11-19'),
        expiryWith(5, TODAY),
        expiryWith(1, '2026-12-21'),
        expiryWith(2, '2026-12-22'),
        expiryWith(4, 'no date'),
      ],
      [],
      DAY,
    );
    expect(
      notifications.map(({ expiry, severity, since }) => [expiry?.holder.id, severity, since]),
    ).toEqual([
      [3, 'overdue', '2026-11-20'],
      [5, 'due', '2026-10-22'],
      [1, 'due', TODAY],
    ]);
  });

  test('is new when its date or severity changes, and the same topic while its date stays', () => {
    const told = (date: string, today = TODAY) => {
      const [first] = notificationsOf(
        [expiryWith(1, date, {}, testDay(today))],
        [],
        testDay(today),
      );
      return first;
    };
    const due = told('2026-11-22');
    const expired = told('2026-11-22', '2026-11-23');
    expect(due?.id).toBe('fleet/drivers/1:gatepass:2026-11-22:due');
    expect(expired?.id).toBe('fleet/drivers/1:gatepass:2026-11-22:overdue');
    expect(expired?.topic).toBe(due?.topic);
    expect(told('2026-11-24')?.topic).not.toBe(due?.topic);
  });

  test('uses the days before expiry of its kind, for a document those of the expiry it proves', () => {
    const day = { ...DAY, gatepass_due_soon_days: 10, insurance_due_soon_days: 20 };
    const date = addDays(TODAY, 5);
    const rows = [documentWith({ category: 'insurance', expiry_date: date })];
    const [document] = knownExpiries(documents, rows, day)
      .flatMap(({ expiries }) => expiries)
      .map((expiry) => ({
        ...expiry,
        document: rows[0],
      }));
    const told = notificationsOf(
      [expiryWith(1, date, {}, day), ...(document ? [document] : [])],
      [],
      day,
    );
    expect(told.map(({ since }) => since)).toEqual([addDays(date, -10), addDays(date, -20)]);
  });

  test('has the alerts first, the serious ones before the others, on the company’s day', () => {
    const alerts = [alert(), alert({ id: 'low-2', severity: 'error', at: null })];
    const told = notificationsOf([expiryWith(3, '2026-11-19')], alerts, DAY);
    expect(told.map(({ id, since }) => [id, since])).toEqual([
      ['diesel/low-2:overdue', TODAY],
      ['diesel/low-1:due', '2026-11-21'],
      ['fleet/drivers/3:gatepass:2026-11-19:overdue', '2026-11-20'],
    ]);
  });
});
