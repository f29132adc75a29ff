import { expect, it } from 'vitest';

import { excerpt } from './excerpt.ts';

it('leaves what a person can read alone', () => {
  expect(excerpt('')).toBe('');
  expect(excerpt('x'.repeat(120))).toBe('x'.repeat(120));
});

it('cuts what nobody reads, and no character in two', () => {
  expect(excerpt('x'.repeat(2_000_000))).toBe(`${'x'.repeat(120)}…`);
  expect(excerpt('🚚'.repeat(500))).toBe(`${'🚚'.repeat(120)}…`);
});
