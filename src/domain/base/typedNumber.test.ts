import { expect, test } from 'vitest';

import { typedNumber } from './typedNumber.ts';

test.each([
  ['23410', 23_410],
  [' 23,410.5 ', 23_410.5],
  ['23 410', 23_410],
  ['٢٣٬٤١٠٫٥', 23_410.5],
  ['-3', -3],
  ['', undefined],
  ['12 l', undefined],
  ['1.2.3', undefined],
])('%j is %j', (text, expected) => {
  expect(typedNumber(text)).toBe(expected);
});
