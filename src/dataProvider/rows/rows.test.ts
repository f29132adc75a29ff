import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dieselIssues } from '../../domain/diesel/issue.ts';
import { issueWire } from '../../domain/diesel/wire.ts';
import { drivers } from '../../domain/fleet/drivers.ts';
import { trucks } from '../../domain/fleet/trucks.ts';
import { flagsOf, numbersOf } from '../../domain/records/values.ts';
import { holds, readRow } from './rows.ts';

const shape = { numbers: numbersOf(drivers) };
const issueShape = {
  numbers: numbersOf(dieselIssues),
  flags: flagsOf(dieselIssues),
  received: issueWire.received,
};

it('finds what was sent in a record whose server stores numbers as text, in lists too', () => {
  const sent = { days: [6, 0], threshold: 30, note: null };
  expect(holds({ days: ['6', '0'], threshold: '30', note: '' }, sent)).toBe(true);
  expect(holds({ days: ['6'], threshold: '30', note: '' }, sent)).toBe(false);
});

describe('rows', () => {
  it('are read from anything without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const read = readRow(raw, shape);
        expect(read === undefined || ['number', 'string'].includes(typeof read.id)).toBe(true);
      }),
    );
  });

  it('keep text that only looks like a number, and turn ids sent as text into numbers', () => {
    expect(readRow({ id: '12', company_id: '3', uae_number: '0012', truck_id: '' }, shape)).toEqual(
      { id: 12, company_id: 3, uae_number: '0012', truck_id: null },
    );
    const truck = { id: '3', truck_number: '007', fuel_tank_capacity_l: '33.50' };
    expect(readRow(truck, { numbers: numbersOf(trucks) })).toEqual({
      id: 3,
      truck_number: '007',
      fuel_tank_capacity_l: 33.5,
    });
    expect(readRow({ id: '9007199254740993' }, shape)).toEqual({ id: '9007199254740993' });
  });

  it('hold what was sent, whatever else they have', () => {
    expect(holds({ id: 1, name: 'A', phone: '' }, { name: 'A ', phone: null })).toBe(true);
    expect(holds({ id: 1, name: 'A' }, { name: 'B' })).toBe(false);
  });
});

it.each([
  ['Yes', true],
  ['FULL', true],
  [1, true],
  ['no', false],
  ['Partial', false],
  [false, false],
  ['Unknown', null],
  ['', null],
])('a flag sent as %j is %j, however its field is called', (sent, flag) => {
  const read = (name: string) => readRow({ id: 1, [name]: sent }, issueShape);
  expect([read('full_tank'), read('is_full')]).toMatchObject([
    { full_tank: flag },
    sent === '' ? {} : { full_tank: flag },
  ]);
});

it('amounts with separators and units are numbers', () => {
  const sent = { id: 1, liters: '1,234.5 L', cost: 'AED 3,361.40', odometer: '303,773 km' };
  expect(readRow(sent, issueShape)).toMatchObject({
    liters: 1234.5,
    total_cost: 3361.4,
    odometer_km: 303_773,
  });
  const truck = { id: 1, fuel_tank_capacity_l: '400 litres', truck_number: '12 L' };
  expect(readRow(truck, { numbers: numbersOf(trucks) })).toMatchObject({
    fuel_tank_capacity_l: 400,
    truck_number: '12 L',
  });
});
