import fc from 'fast-check';
import { expect, it } from 'vitest';

import { keyIndex } from './keyIndex.ts';

/** `Aa` and `BB` have the same number, as have texts made of them. */
const key = fc
  .array(fc.constantFrom('Aa', 'BB', 'C'), { maxLength: 3 })
  .map((parts) => parts.join(''));

it('finds the rows of each key, and the first until it is forgotten', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
      const index = keyIndex(keys.length, (row) => keys[row] ?? '');
      for (const [row, one] of keys.entries()) {
        const place = index.enter(row, one);
        const first = keys.indexOf(one);
        expect(index.firstAt(place)).toBe(first < row ? first : undefined);
        if (first === row) index.setFirst(place, row);
      }
      for (const one of new Set(keys)) {
        expect(index.rowsWith(one)).toEqual([...keys.keys()].filter((row) => keys[row] === one));
        index.forgetFirst(one);
        expect(index.firstAt(index.enter(keys.indexOf(one), one))).toBeUndefined();
      }
    }),
  );
});
