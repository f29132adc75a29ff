import { describe, expect, it } from 'vitest';

import { driverImport } from '../../../domain/fleet/drivers.import.ts';
import { suggestMapping } from '../../../domain/import/mapping.ts';
import type { Settings } from './messages.ts';
import { assignColumn } from './settings.ts';

const HEADER = ['Driver ID', 'Name', 'Nickname', 'Gatepass', 'Hired'];
const found: Settings = {
  mapping: suggestMapping(HEADER, driverImport),
  dateOrder: 'mdy',
  emptyCells: 'keep',
};
const assign = (column: number, field?: 'name' | 'road_permit_expiry', settings = found) =>
  assignColumn(settings, driverImport, column, field);

describe('assignColumn', () => {
  it('joins columns in the order of the file', () => {
    const apart = assign(1);
    expect(apart.mapping.name).toEqual([]);
    const joined = assign(1, 'name', assign(2, 'name', apart));
    expect(joined.mapping.name).toEqual([1, 2]);
  });

  it('takes a column from the field that had it', () => {
    expect(assign(3, 'name').mapping).toMatchObject({ name: [1, 3], gatepass_expiry: [] });
  });

  it('keeps the chosen date order unless a date column changes', () => {
    expect(assign(2, 'name').dateOrder).toBe('mdy');
    expect(assign(4, 'road_permit_expiry').dateOrder).toBeUndefined();
  });
});
