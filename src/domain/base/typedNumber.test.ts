import { expect, test } from 'vitest';

import { typedNumber } from './typedNumber.ts';
import { integer, numberFrom, numberOf } from './validation.ts';

test.each([
  ['23410', 23_410],
  [' 23,410.5 ', 23_410.5],
  ['23 410', 23_410],
  ['٢٣٬٤١٠٫٥', 23_410.5],
  ['-3', -3],
  ['', undefined],
  ['12 l', undefined],
  ['1.2.3', undefined],
  ['2,9', undefined],
  ['٢٣,٤١٠', 23_410],
])('%j is %j', (text, expected) => {
  expect(typedNumber(text)).toBe(expected);
});

test('forms take Arabic digits and marks', () => {
  expect(numberOf('١٬٢٠٠٫٥')).toBe(1200.5);
  expect(numberFrom(0, 100)('۹۹٫۵')).toBeUndefined();
  expect(numberFrom(0, 100)('١٠٠٫٥')).toMatchObject({ code: 'range' });
  expect(integer('١٢٠')).toBeUndefined();
});
