import { describe, expect, it, test } from 'vitest';

import { testDay } from '../base/testing.ts';
import { matcherOf, searchTextOf } from '../records/filter.ts';
import { activityLog, actorKey, actorsOf, type ActivityEntry } from './activity.ts';
import { readChanges } from './activityChanges.ts';

const DUBAI = { ...testDay(), time_zone: 'Asia/Dubai' };

const entry = (values: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 1,
  at: '2026-03-10T06:00:00Z',
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

describe('days of the log are the company’s', () => {
  // Midnight in Dubai is 20:00 of the previous day in UTC.
  test.each([
    ['2026-03-09T19:59:59Z', { from: '2026-03-10' }, false],
    ['2026-03-09T20:00:00Z', { from: '2026-03-10' }, true],
    ['2026-03-10T19:59:59Z', { to: '2026-03-10' }, true],
    ['2026-03-10T20:00:00Z', { to: '2026-03-10' }, false],
    ['2026-03-10T23:59:59+04:00', { from: '2026-03-10', to: '2026-03-10' }, true],
    ['2026-03-10T06:00:00Z', { from: '2026-03-11', to: '2026-03-09' }, false],
    ['2025-12-31T21:00:00Z', { from: '2026-01-01', to: '2026-01-01' }, true],
    ['yesterday', { from: '2026-01-01' }, false],
    ['yesterday', {}, true],
  ])('%s within %j: %j', (at, filter, found) => {
    expect(matcherOf(activityLog, filter, DUBAI)(entry({ at }))).toBe(found);
  });
});

describe('users of the log', () => {
  const system = { actor_id: null, actor_name: 'System' };

  it('are identified by their number, and the system by its name', () => {
    expect(matcherOf(activityLog, { actor: actorKey(entry()) }, DUBAI)(entry())).toBe(true);
    expect(
      matcherOf(activityLog, { actor: actorKey(entry()) }, DUBAI)(entry({ actor_id: 3 })),
    ).toBe(false);
    expect(matcherOf(activityLog, { actor: 'System' }, DUBAI)(entry(system))).toBe(true);
  });

  it('are listed once, under their latest name', () => {
    const entries = [
      entry({ at: '2026-03-02T00:00:00Z', actor_name: 'Omar Haddad' }),
      entry({ at: '2026-03-01T00:00:00Z', actor_name: 'O. Haddad' }),
      entry(system),
      entry({ actor_id: 7, actor_name: '' }),
    ];
    expect(actorsOf(entries)).toEqual([
      { id: '7', name: '#7' },
      { id: '2', name: 'Omar Haddad' },
      { id: 'System', name: 'System' },
    ]);
  });
});

it('can be searched by who, what and of what, and by what was changed', () => {
  const changes = [
    { field: 'status', old: 'vacation', new: null },
    { field: 'year', old: null, new: 2024 },
  ];
  const text = searchTextOf(activityLog, { ...entry({ changes }) }).split('\n');
  expect(text.filter((line) => line !== '')).toEqual([
    'Omar',
    'update',
    'D-1005 Sami',
    'vacation',
    '2024',
  ]);
});

const CHANGE = { field: 'status', old: 'active', new: null };

test.each([
  ['a list', [CHANGE], [CHANGE]],
  ['a list as text', JSON.stringify([CHANGE]), [CHANGE]],
  ['a change without values', [{ field: 'phone' }], [{ field: 'phone', old: null, new: null }]],
  ['rows that are no changes', [null, 'status', {}, CHANGE], [CHANGE]],
  ['broken text', '[{', []],
  ['an object', { field: 'status' }, []],
  ['nothing', undefined, []],
])('changes that come as %s', (_what, sent, read) => {
  expect(readChanges(sent)).toEqual(read);
});
