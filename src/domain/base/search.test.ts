import fc from 'fast-check';
import { expect, it } from 'vitest';

import { foldForSearch, sortKey } from './search.ts';

/** Does not affect a search, but makes text that has to be folded. */
const INVISIBLE = '\u200B';

it('folds plain text like any other', () => {
  const plain = fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }),
    fc.array(fc.stringMatching(/^[!-~]+$/)).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(plain, (text) => {
      expect(foldForSearch(text)).toBe(foldForSearch(INVISIBLE + text));
    }),
  );
});

it('sorts numbers in text by size', () => {
  expect(['D-10', 'd-9', 'D-100'].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    'd-9',
    'D-10',
    'D-100',
  ]);
});
