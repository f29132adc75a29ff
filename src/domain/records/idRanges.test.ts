import fc from 'fast-check';
import { expect, it } from 'vitest';

import { idRanges, isInRanges } from './idRanges.ts';

it('writes neighbours as a range', () => {
  expect(idRanges(['7', '123', '121', '122', '7'])).toBe('7.121-123');
});

it('finds exactly the ids that were written', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300)), fc.nat(300), (ids, id) => {
      expect(isInRanges(id, idRanges(ids.map(String)))).toBe(ids.includes(id));
    }),
    { seed: 12 },
  );
});

it('accepts ids that are no numbers', () => {
  const ranges = idRanges(['a-1', '5', '6', 'b']);
  expect(['a-1', 5, '6', 'b', 'a', 7].map((id) => isInRanges(id, ranges))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
