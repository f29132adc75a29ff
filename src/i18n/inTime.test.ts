import { afterEach, expect, it, vi } from 'vitest';

import { writeFor } from '../domain/base/formats.ts';
import { localeOf } from '../domain/settings/language.ts';
import { inTime } from './inTime.ts';

afterEach(() => {
  writeFor(localeOf('en'));
  vi.unstubAllGlobals();
});

it('is written in the language of the page, and in the digits that its user chose', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  expect([inTime(45), inTime(290)]).toEqual(['in 45 seconds', 'in 5 minutes']);
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } });
  expect(inTime(45)).toContain('45');
  writeFor(localeOf('ar', 'arab'));
  expect(inTime(45)).toContain('٤٥');
});
