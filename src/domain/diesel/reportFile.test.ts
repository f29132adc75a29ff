import { describe, expect, it } from 'vitest';

import { otherReport } from './reportFile.ts';

const ISSUES = 'ref,at,branch_id,truck_id,driver_id,liters,odometer_km,total_cost'.split(',');
const PURCHASES = 'ref,at,branch_id,supplier,invoice_no,liters_received,total'.split(',');
const EXTRACTIONS = 'ref,at,branch_id,destination_type,destination,liters'.split(',');
const STOCK = 'branch_id,name,capacity_l,liters,cost,counted_at'.split(',');

describe('the file of a report', () => {
  it('is recognised by the columns that only one report has', () => {
    expect(otherReport(ISSUES, 'purchased')).toBe('issued');
    expect(otherReport(['Date', 'Vehicle No.', 'Litres'], 'extractions')).toBe('issued');
    expect(otherReport(PURCHASES, 'extractions')).toBe('purchased');
    expect(otherReport(EXTRACTIONS, 'stock')).toBe('extractions');
    expect(otherReport(STOCK, 'purchased')).toBe('stock');
  });

  it('is taken for the expected one in every other case', () => {
    expect(otherReport(ISSUES, 'issued')).toBeUndefined();
    expect(otherReport([...PURCHASES, 'driver'], 'purchased')).toBeUndefined();
    expect(otherReport(['date', 'branch', 'liters', 'cost'], 'purchased')).toBeUndefined();
    expect(otherReport([], 'stock')).toBeUndefined();
  });
});
