import { expect, it } from 'vitest';

import { excerpt } from './excerpt.ts';

it('keeps short text', () => {
  expect(excerpt('')).toBe('');
  expect(excerpt('x'.repeat(120))).toBe('x'.repeat(120));
});

it('cuts long text without splitting a character', () => {
  expect(excerpt('x'.repeat(2_000_000))).toBe(`${'x'.repeat(120)}…`);
  expect(excerpt('🚚'.repeat(500))).toBe(`${'🚚'.repeat(120)}…`);
});
