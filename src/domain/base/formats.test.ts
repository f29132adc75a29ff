import { afterEach, expect, it, test } from 'vitest';

import { initialsOf, signed, spanOf, withSign, writeFor } from './formats.ts';

afterEach(() => writeFor('en-AE'));

it('writes a plus before what was added, and nothing before the rest', () => {
  expect(signed('23,866 L', 23_866)).toBe('+23,866 L');
  expect(signed('−19,355 L', -19_355)).toBe('−19,355 L');
  expect(signed('0 L', 0)).toBe('0 L');
});

it('keeps a sign to the left of the digits in Arabic', () => {
  writeFor('ar-AE-u-nu-latn');
  expect(signed('23,866 لتر', 23_866)).toBe('\u200e+23,866 لتر');
  expect(withSign('−', '10 لتر')).toBe('\u200e−10 لتر');
});

it('writes a span of days in the digits of the reader', () => {
  expect(spanOf(7, 30)).toBe('7–30');
  writeFor('ar-AE-u-nu-arab');
  expect(spanOf(7, 30)).toBe('٧–٣٠');
});

test.each([
  ['Omar Haddad', 'OH'],
  ['  layla  al mansoori ', 'LM'],
  ['Priya', 'P'],
  ['قافلة الخليج', 'ق خ'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
