import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drivers } from '../../domain/fleet/drivers.ts';
import { trucks } from '../../domain/fleet/trucks.ts';
import { numbersOf } from '../../domain/records/values.ts';
import { holds, readRow } from './rows.ts';

const shape = { numbers: numbersOf(drivers) };

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
