import { afterEach, expect, it } from 'vitest';

import { writeFor } from '../base/formats.ts';
import { showMonth } from './months.ts';

afterEach(() => writeFor('en-AE'));

it('names a month in the words of its reader', () => {
  expect(showMonth('2026-10')).toBe('October 2026');
  writeFor('ar-AE');
  expect(showMonth('2026-10')).toBe('أكتوبر 2026');
});
