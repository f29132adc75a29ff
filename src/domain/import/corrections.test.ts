import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { DriverField } from '../fleet/drivers.ts';
import { truckImport } from '../fleet/trucks.import.ts';
import { cellText, correctableField, withCorrection, type Corrections } from './corrections.ts';
import type { ImportEntry } from './importEntry.ts';
import { columnsOf } from './importTable.ts';
import { suggestMapping } from './mapping.ts';
import { planImport } from './plan.ts';
import { rowPlanner } from './rowPlanner.ts';
import { setupOf } from './testing.ts';

const NONE: Corrections = new Map();
const TEXT = 'driver_id,first name,last name,gatepass_expiry\nD1,Ali,Omar,31/02/2027\nD1,Sara,,\n';
const setup = setupOf(TEXT, { dateOrder: 'mdy' });

const correct = (line: number, field: DriverField, text: string, mapping = setup.mapping) =>
  planImport({
    ...setup,
    mapping,
    corrections: withCorrection(NONE, line, field, {
      columns: columnsOf(setup.mapping, field),
      text,
    }),
  });

describe('a correction', () => {
  it('replaces the cells of a field, in the file too', () => {
    const [first] = correct(2, 'name', 'Ali Saleh').entries;
    expect(first).toMatchObject({ record: { name: 'Ali Saleh' }, corrected: ['name'] });
    expect(first?.raw).toEqual(['D1', 'Ali Saleh', '', '31/02/2027']);
  });

  it('is checked like the file, a day in any date order', () => {
    expect(correct(2, 'gatepass_expiry', '2027-02-28').entries[0]).toMatchObject({
      state: 'new',
      record: { gatepass_expiry: '2027-02-28' },
    });
    expect(correct(2, 'gatepass_expiry', 'soon').entries[0]?.state).toBe('wrong');
  });

  it('decides which row repeats which', () => {
    const states = (text: string) =>
      correct(2, 'gatepass_expiry', text).entries.map(({ state }) => state);
    expect(states('soon')).toEqual(['wrong', 'new']);
    expect(states('2027-02-28')).toEqual(['new', 'duplicate']);
  });

  it('applies while its columns lead to the same field', () => {
    const elsewhere = { ...setup.mapping, name: [2], name_ar: [1] };
    expect(correct(2, 'name', 'Ali Saleh', elsewhere).entries[0]).toMatchObject({
      record: { name: 'Omar', name_ar: 'Ali' },
      raw: ['D1', 'Ali', 'Omar', '31/02/2027'],
    });
    const dated = { ...setup.mapping, gatepass_expiry: [] };
    expect(correct(2, 'name', 'Ali Saleh', dated).entries[0]?.record.name).toBe('Ali Saleh');
  });

  it('gives the text to be corrected', () => {
    expect(cellText(['D1', ' Ali', '', 'Omar '], [1, 2, 3])).toBe('Ali Omar');
  });

  it('corrects a part by the column that holds the whole', () => {
    const mapping = suggestMapping(['Truck No', 'Plate'], truckImport);
    expect(correctableField(truckImport, mapping, 'plate_emirate')).toBe('plate_number');
    expect(correctableField(truckImport, mapping, 'truck_number')).toBe('truck_number');
    expect(correctableField(truckImport, mapping, 'make')).toBeUndefined();
  });
});

it('planning rows one by one gives the same result as planning them together', () => {
  const row = fc.record({
    id: fc.constantFrom('D1', 'D2', 'd1', ''),
    name: fc.constantFrom('Ali', ''),
  });
  const step = fc.record({
    index: fc.nat(5),
    field: fc.constantFrom<DriverField>('driver_id', 'name'),
    text: fc.constantFrom('D1', 'D2', 'D3', ''),
  });
  const existing = [{ id: 1, driver_id: 'D3', name: 'Noor' }];
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.array(step, { maxLength: 40 }),
      (rows, steps) => {
        const text = [
          'driver_id,name,phone',
          ...rows.map(({ id, name }) => `${id},${name},0501234567`),
        ];
        const whole = setupOf(text.join('\n'), { existing });
        const planner = rowPlanner(whole);
        const entries = new Map<number, ImportEntry>(
          whole.csv.rows.map((one) => [one.line, planner.next(one)]),
        );
        let corrections = NONE;
        for (const { index, field, text: typed } of steps) {
          const line = 2 + (index % rows.length);
          const columns = columnsOf(whole.mapping, field);
          corrections = withCorrection(corrections, line, field, { columns, text: typed });
          for (const entry of planner.again(line, corrections)) entries.set(entry.line, entry);
        }
        expect([...entries.values()]).toEqual(planImport({ ...whole, corrections }).entries);
      },
    ),
  );
});
