import { expect, test } from 'vitest';

import { anomalyId, explanationsOf } from './explained.ts';

test('a voucher has the explanations of its own list only', () => {
  const why = { why: 'Second tank', by: 'Nadia', at: '2026-03-09T06:30:00Z' };
  const explained = { [anomalyId('overTank', 7)]: why, [anomalyId('price', 7)]: why };
  expect(explanationsOf(explained, 'issues', 7)).toEqual([{ ...why, rule: 'overTank' }]);
  expect(explanationsOf(explained, 'purchases', 7)).toEqual([{ ...why, rule: 'price' }]);
  expect(explanationsOf(explained, 'issues', 8)).toEqual([]);
});
