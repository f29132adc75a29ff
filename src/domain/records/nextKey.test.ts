import { expect, test } from 'vitest';

import { nextKey } from './nextKey.ts';

test.each([
  [['D-1001', 'D-1190', 'D-1002'], 'D-1191'],
  [['007', '0012'], '0013'],
  [['T-099'], 'T-100'],
  [['T-1', 'T-2', 'OLD-900'], 'T-3'],
  // Free in every spelling of it.
  [['D-1', 'D-2', 'd-3', 'D-٤'], 'D-5'],
  [['D1', ' D2 '], 'D3'],
  [['Ahmed', '', null, undefined], undefined],
  [['12345678901234567890'], '12345678901234567891'],
  [[], undefined],
])('%j → %s', (keys, next) => {
  expect(nextKey(keys)).toBe(next);
});
