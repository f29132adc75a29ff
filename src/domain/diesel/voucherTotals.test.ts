import { expect, it } from 'vitest';

import { voucherTotals } from './voucherTotals.ts';

it('adds up exactly what is there, and says what is missing', () => {
  const rows = [
    { liters: 0.1, total_cost: 0.1, status: 'posted' },
    { liters: 0.2, total_cost: 0.2 },
    { liters: 5, total_cost: null },
    { liters: 900, total_cost: 900, status: 'void' },
  ];
  expect(voucherTotals(rows)).toEqual({
    liters: 5.3,
    money: 0.3,
    unknown: 1,
    voided: 1,
  });
});
