import { expect, it } from 'vitest';

import { holds } from './rows.ts';

it('finds what was sent in a record whose server stores numbers as text, in lists too', () => {
  const sent = { days: [6, 0], threshold: 30, note: null };
  expect(holds({ days: ['6', '0'], threshold: '30', note: '' }, sent)).toBe(true);
  expect(holds({ days: ['6'], threshold: '30', note: '' }, sent)).toBe(false);
});
