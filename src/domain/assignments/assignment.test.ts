import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { ActivityEntry, FieldChange } from '../activity/activity.ts';
import type { Driver } from '../fleet/drivers.ts';
import { driverWith, trailerWith, truckWith } from '../fleet/testing.ts';
import {
  assignedSince,
  assignmentOf,
  holderOf,
  holdersOf,
  moveOf,
  takenBy,
  type DriverMove,
} from './assignment.ts';
import { VEHICLE_FIELDS } from './vehicleFields.ts';

const drivers = [
  driverWith({ id: 1, name: 'Omar', truck_id: 11, trailer_id: 21 }),
  driverWith({ id: 2, name: 'Said', truck_id: 12, status: 'vacation' }),
  driverWith({ id: 3, name: 'Ali' }),
];

const applied = (rows: readonly Driver[], moves: readonly DriverMove[]): Driver[] =>
  rows.map((row) => ({ ...row, ...moves.find(({ id }) => id === row.id)?.changes }));

describe('holderOf', () => {
  test.each([
    ['truck_id', 11, undefined, 'Omar'],
    ['truck_id', 12, undefined, 'Said'],
    ['truck_id', 12, 2, undefined],
    ['trailer_id', 21, 3, 'Omar'],
    ['trailer_id', 11, undefined, undefined],
    ['truck_id', null, undefined, undefined],
    ['truck_id', undefined, undefined, undefined],
  ] as const)('%s %j, but not %j: %j', (field, id, except, name) => {
    expect(holderOf(drivers, field, id, except)?.name).toBe(name);
  });

  it('can be asked for a whole list at once', () => {
    const holders = holdersOf([...drivers, driverWith({ id: 4, truck_id: 11 })], 'truck_id');
    expect([...holders].map(([id, rows]) => [id, rows.map((row) => row.id)])).toEqual([
      [11, [1, 4]],
      [12, [2]],
    ]);
  });
});

describe('takenBy', () => {
  it('says who has the vehicles that a driver will gain', () => {
    const taken = takenBy(drivers, 3, { truck_id: 11, trailer_id: 99 });
    expect(taken).toEqual({ truck_id: drivers[0] });
    expect(takenBy(drivers, 1, { truck_id: 11, trailer_id: 21 })).toEqual({});
    expect(takenBy(drivers, undefined, { truck_id: null, trailer_id: 21 })).toEqual({
      trailer_id: drivers[0],
    });
  });
});

describe('moveOf', () => {
  it('takes away before it gives', () => {
    expect(moveOf(drivers, 2, { truck_id: 11, trailer_id: 21 })).toEqual([
      { id: 1, changes: { truck_id: null, trailer_id: null } },
      { id: 2, changes: { truck_id: 11, trailer_id: 21 } },
    ]);
    expect(moveOf(drivers, 1, { truck_id: null })).toEqual([
      { id: 1, changes: { truck_id: null } },
    ]);
    expect(moveOf(drivers, 1, { truck_id: 11 })).toEqual([]);
  });

  const vehicle = fc.option(fc.integer({ min: 1, max: 6 }));
  const anyDrivers = fc
    .array(fc.record({ truck_id: vehicle, trailer_id: vehicle }), { minLength: 1, maxLength: 8 })
    .map((rows) => rows.map((row, id) => driverWith({ ...row, id })));
  const wish = fc.record({ truck_id: vehicle, trailer_id: vehicle }, { requiredKeys: [] });

  it('ends with the request fulfilled, no one else affected, and nothing left to do', () => {
    fc.assert(
      fc.property(anyDrivers, fc.nat(), wish, (rows, pick, wanted) => {
        const driver = pick % rows.length;
        const after = applied(rows, moveOf(rows, driver, wanted));
        expect(after[driver]).toMatchObject(wanted);
        expect(takenBy(after, driver, wanted)).toEqual({});
        expect(moveOf(after, driver, wanted)).toEqual([]);
        for (const [index, row] of rows.entries()) {
          for (const field of VEHICLE_FIELDS) {
            const concerned = index === driver || row[field] === wanted[field];
            expect(concerned || after[index]?.[field] === row[field]).toBe(true);
          }
        }
      }),
      { numRuns: 500, seed: 31 },
    );
  });
});

const entry = (at: string, entity_id: number, changes: FieldChange[]): ActivityEntry => ({
  id: 1,
  at,
  actor_id: 2,
  actor_name: 'Omar Haddad',
  actor_role: 'Fleet Manager',
  kind: 'user',
  action: 'update',
  entity_type: 'fleet/drivers',
  entity_id,
  entity_label: 'Omar',
  changes,
});
const given = (id: number | null, old: number | null = null): FieldChange[] => [
  { field: 'truck_id', old, new: id },
];

const log = [
  entry('2026-03-05T10:00:00Z', 1, given(11, 12)),
  entry('2026-01-05T10:00:00Z', 1, given(11)),
  entry('2026-02-05T10:00:00Z', 1, given(12, 11)),
  entry('2026-04-05T10:00:00Z', 1, [{ field: 'phone', old: null, new: '1' }]),
  entry('2026-05-05T10:00:00Z', 2, given(11)),
];

describe('assignedSince', () => {
  it('is the latest change, whatever the order of the log', () => {
    expect(assignedSince(log, 1, 'truck_id', 11)).toBe('2026-03-05T10:00:00Z');
    expect(assignedSince(log.toReversed(), 1, 'truck_id', 11)).toBe('2026-03-05T10:00:00Z');
  });

  it('is unknown where the log names another vehicle, or nothing', () => {
    expect(assignedSince(log, 1, 'truck_id', 12)).toBeNull();
    expect(assignedSince(log, 1, 'trailer_id', 21)).toBeNull();
    expect(assignedSince([], 1, 'truck_id', 11)).toBeNull();
  });
});

describe('assignmentOf', () => {
  const truck = truckWith({ id: 11 });
  const trailer = trailerWith({ id: 21 });

  it('says who drives a truck, what it pulls, and since when', () => {
    expect(assignmentOf(drivers, [trailer], log, 'truck_id', 11)).toEqual({
      driver: drivers[0],
      beside: trailer,
      since: '2026-03-05T10:00:00Z',
      besideSince: null,
      others: [],
    });
  });

  it('says who has a trailer, and what pulls it since when', () => {
    expect(assignmentOf(drivers, [truck], log, 'trailer_id', 21)).toMatchObject({
      beside: truck,
      since: null,
      besideSince: '2026-03-05T10:00:00Z',
    });
  });

  it('is undefined where no one has it, and names all where two have it', () => {
    expect(assignmentOf(drivers, [], log, 'truck_id', 99)).toBeUndefined();
    const twice = [...drivers, driverWith({ id: 4, truck_id: 12 })];
    const found = assignmentOf(twice, [trailer], log, 'truck_id', 12);
    expect(found).toMatchObject({ driver: { id: 2 }, beside: undefined, others: [{ id: 4 }] });
  });
});
