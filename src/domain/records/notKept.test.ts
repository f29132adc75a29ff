import { expect, test } from 'vitest';

import { dieselIssues } from '../diesel/issue.ts';
import { drivers } from '../fleet/drivers.ts';
import { notKept } from './notKept.ts';

const SENT = {
  at: '2026-03-10T08:00:00.000Z',
  branch_id: 'Alain',
  truck_id: 7,
  truck_number: 'T-107',
  driver_id: null,
  driver_name: 'Omar Haddad',
  liters: 40,
  odometer_km: 120_000,
  full_tank: true,
  unit_cost: 3.0848,
  cost: 123.39,
  notes: 'Second tank',
};

test.each([
  ['all', {}, []],
  ['another way to write it', { branch_id: ' ALAIN ', liters: '40', notes: 'second tank ' }, []],
  ['a clock that is a minute off', { at: '2026-03-10T12:01:00+04:00' }, []],
  ['a price computed from a rounded cost', { unit_cost: 3.085 }, []],
  ['a truck by its number', { truck_id: null }, []],
  ['a truck by its id', { truck_number: null }, []],
  ['no odometer and no notes', { odometer_km: null, notes: undefined }, ['odometer_km', 'notes']],
  ['other litres', { liters: 41 }, ['liters']],
  ['another price', { unit_cost: 3.1 }, ['unit_cost']],
  ['its own time', { at: '2026-03-10T08:10:00Z' }, ['at']],
  ['no truck', { truck_id: null, truck_number: '' }, ['truck_id', 'truck_number']],
  ['another driver', { driver_name: 'Vinod' }, ['driver_name']],
  ['a partial tank', { full_tank: false }, ['full_tank']],
])('of a voucher a server kept %s', (_what, changes, expected) => {
  expect(notKept(dieselIssues, SENT, { ...SENT, ...changes })).toEqual(expected);
});

test('a driver without the fields that the server does not know', () => {
  const sent = { driver_id: 'D-1', name: 'Omar', phone: '+971 50 123 4567', notes: null };
  expect(notKept(drivers, sent, { id: 5, driver_id: 'd-1', name: 'Omar' })).toEqual(['phone']);
});
