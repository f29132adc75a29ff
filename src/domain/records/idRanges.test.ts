import fc from 'fast-check';
import { expect, it } from 'vitest';

import { idRanges, isInRanges } from './idRanges.ts';

it('writes neighbours as a range', () => {
  expect(idRanges(['7', '123', '121', '122', '7'])).toEqual({ ranges: '7.121-123', count: 4 });
});

it('finds exactly the ids that were written', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300)), fc.nat(300), (ids, id) => {
      expect(isInRanges(id, idRanges(ids.map(String)).ranges)).toBe(ids.includes(id));
    }),
    { seed: 12 },
  );
});

it('leaves out what would make the address too long', () => {
  expect(idRanges(['1', '2', '40', '60', 'b'], 6)).toEqual({ ranges: '1-2.40', count: 3 });
  expect(idRanges(['1', '2', '40', '60'], 9)).toEqual({ ranges: '1-2.40.60', count: 4 });
  const scattered = Array.from({ length: 3_000 }, (_, index) => String(100_000 + 2 * index));
  const { ranges, count } = idRanges(scattered);
  expect(ranges.length).toBeLessThanOrEqual(6_000);
  expect(ranges.split('.')).toHaveLength(count);
});

it('accepts ids that are no numbers', () => {
  const { ranges } = idRanges(['a-1', '5', '6', 'b']);
  expect(['a-1', 5, '6', 'b', 'a', 7].map((id) => isInRanges(id, ranges))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
