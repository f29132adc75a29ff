import { expect, test } from 'vitest';

import { dialled, internationalDigits } from './phone.ts';

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
