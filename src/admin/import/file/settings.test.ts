import { describe, expect, it } from 'vitest';

import { parseCsv } from '../../../domain/csv/parse.ts';
import { driverImport } from '../../../domain/fleet/drivers.import.ts';
import { assignColumn, suggestSettings } from './settings.ts';

const csv = parseCsv(
  'Driver ID,Name,Nickname,Gatepass,Hired\nD1,Ali,Lulu,03/04/2026,31/10/2014\nD2,Sara,,04/04/2026,\n',
);
const found = suggestSettings(csv, driverImport);
const assign = (column: number, field?: 'name' | 'road_permit_expiry', settings = found) =>
  assignColumn(settings, csv, driverImport, column, field);

describe('suggestSettings', () => {
  it('finds columns, and judges dates by the columns that are wanted', () => {
    expect(found).toMatchObject({
      mapping: { driver_id: [0], name: [1], gatepass_expiry: [3], road_permit_expiry: [] },
      dateOrder: 'ambiguous',
    });
  });
});

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

  it('keeps the order of dates that was chosen while no date is touched', () => {
    expect(assign(2, 'name', { ...found, dateOrder: 'mdy' }).dateOrder).toBe('mdy');
  });

  it('judges the order of dates anew when a date column joins', () => {
    expect(assign(4, 'road_permit_expiry').dateOrder).toBe('dmy');
  });
});
