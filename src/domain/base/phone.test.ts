import { expect, test } from 'vitest';

import { dialled, internationalDigits, phoneSearchText } from './phone.ts';
import { searchable, searcherOf } from './search.ts';
import { phone as check } from './validation.ts';

test.each([
  ['+971 50 123 4567', '971501234567'],
  ['00971-50-1234567', '971501234567'],
  ['+971 (0)50 1234567', '971501234567'],
  ['050 123 4567', undefined],
  ['+12', undefined],
  ['٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '971501234567'],
  ['call the office', undefined],
])('%s with its country code: %s', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test('dialling drops blanks and brackets', () => {
  expect(dialled('+971 (4) 123-4567')).toBe('+97141234567');
});

test.each([
  ['050 123 4567', '+971501234567'],
  ['+971 50 123 4567', '0501234567'],
  ['+971 (0)50 123 4567', '+971 50 1234567'],
  ['+44 20 7946 0000', '+442079460000'],
])('%s is found by %s', (stored, typed) => {
  expect(searcherOf(typed)(searchable(phoneSearchText(stored)))).toBe(true);
});

test.each([
  ['٠٥٠ ١٢٣ ٤٥٦٧', undefined],
  ['(04) 123-4567', undefined],
  // As phones copy it.
  ['\u202A+971 50 123 4567\u202C', undefined],
  ['-----', { code: 'phone' }],
  ['050x123', { code: 'phone' }],
])('%s as a phone number: %j', (typed, problem) => {
  expect(check(typed)).toEqual(problem);
});
