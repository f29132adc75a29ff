import { expect, test } from 'vitest';

import { titleOf } from './titleOf.ts';

test.each([
  ['mulkiya_T-101 2026.pdf', 'mulkiya T-101 2026'],
  ['رخصة قيادة.jpg', 'رخصة قيادة'],
  ['scan', 'scan'],
  ['a.b.c.jpeg', 'a.b.c'],
  ['.pdf', ''],
])('%s starts as %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
