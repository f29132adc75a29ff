import { afterEach, describe, expect, it } from 'vitest';

import { writeFor } from '../base/formats.ts';
import type { ActivityEntry } from './activity.ts';
import { byDay, historyOf, ownLabel } from './history.ts';

const entry = (values: Partial<ActivityEntry> & { id: number }): ActivityEntry => ({
  at: `2026-03-1${values.id}T06:00:00Z`,
  actor_id: 2,
  actor_name: 'Omar',
  actor_role: 'Fleet Manager',
  kind: 'user',
  action: 'update',
  entity_type: 'fleet/drivers',
  entity_id: 5,
  entity_label: 'D-1005 Sami',
  changes: [],
  ...values,
});

const ofDocument = (id: number, values: Partial<ActivityEntry> = {}) =>
  entry({ id, entity_type: 'fleet/documents', entity_id: 9, ...values });

const idsOf = (entries: ActivityEntry[]) => entries.map(({ id }) => id);

const FIVE = { resource: 'fleet/drivers', id: 5 };

describe('the name of a record in the log', () => {
  const driver = { id: 5, name: 'Sami Haddad', name_ar: 'سامي حداد' };
  afterEach(() => writeFor('en-AE'));

  it('is the one that its reader writes', () => {
    expect(ownLabel('D-1005 Sami Haddad', driver, 'name')).toBe('D-1005 Sami Haddad');
    writeFor('ar-AE');
    expect(ownLabel('D-1005 Sami Haddad', driver, 'name')).toBe('\u200fD-1005 سامي حداد');
  });

  it('is the logged one where the record has no other, or had another then', () => {
    writeFor('ar-AE');
    expect(ownLabel('D-1005 Sami Haddad', { ...driver, name_ar: null }, 'name')).toBe(
      'D-1005 Sami Haddad',
    );
    expect(ownLabel('D-1005 Samy', driver, 'name')).toBe('D-1005 Samy');
  });
});

describe('the history of a record', () => {
  it('covers only the record, newest first', () => {
    const others = [entry({ id: 3, entity_id: 6 }), entry({ id: 4, entity_type: 'fleet/trucks' })];
    expect(idsOf(historyOf([entry({ id: 1 }), entry({ id: 2 }), ...others], FIVE))).toEqual([2, 1]);
    expect(idsOf(historyOf([entry({ id: 1 })], { ...FIVE, id: '5' }))).toEqual([1]);
  });

  it('covers the documents that belong to it', () => {
    const held = { id: 9, holder_type: 'driver', holder_id: 5 };
    expect(idsOf(historyOf([ofDocument(1)], FIVE, [held]))).toEqual([1]);
    expect(historyOf([ofDocument(1)], FIVE, [{ ...held, holder_type: 'truck' }])).toEqual([]);
    expect(historyOf([ofDocument(1)], { resource: 'fleet/documents', id: 8 }, [held])).toEqual([]);
  });

  it('includes a document that was deleted or now has another holder', () => {
    const taken = [
      { field: 'holder_type', old: 'driver', new: null },
      { field: 'holder_id', old: 5, new: null },
    ];
    expect(idsOf(historyOf([ofDocument(1, { changes: taken })], FIVE))).toEqual([1]);
    const halves = [
      { field: 'holder_type', old: 'driver', new: 'truck' },
      { field: 'holder_id', old: 4, new: 5 },
    ];
    expect(historyOf([ofDocument(1, { changes: halves })], FIVE)).toEqual([]);
  });
});

it('groups by the company’s days, and puts entries without a time in a group of their own', () => {
  // Midnight in Dubai is 20:00 of the previous day in UTC.
  const entries = [
    entry({ id: 3, at: '2026-03-10T20:00:00Z' }),
    entry({ id: 2, at: '2026-03-10T19:59:00Z' }),
    entry({ id: 1, at: '2026-03-09T20:00:00Z' }),
    entry({ id: 4, at: 'yesterday' }),
  ];
  expect(byDay(entries, 'Asia/Dubai').map((day) => [day.day, idsOf(day.entries)])).toEqual([
    ['2026-03-11', [3]],
    ['2026-03-10', [2, 1]],
    [undefined, [4]],
  ]);
});
