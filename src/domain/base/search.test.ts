import fc from 'fast-check';
import { expect, it } from 'vitest';

import { foldForSearch, searchable, searcherOf, sortKey } from './search.ts';

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

it.each([
  ['Salem Omar', 'Salem Bin Omar', true],
  ['omar  SALEM', 'Salem Bin Omar', true],
  ['Salem Ali', 'Salem Bin Omar', false],
  ['احمد', 'أَحْمَد', true],
  ['شكري علي', 'شکری علی', true],
  ['سہیل', 'سهيل', true],
  ['t101', 'T-101', true],
  ['T 101', 'T-101', true],
  ['d-12 khan', 'D-12\nAhmed Khan', true],
  ['12ahmed', 'D-12\nAhmed Khan', false],
  [' - ', 'T-101', true],
  ['', '', true],
])('searching %j in %j: %s', (typed, text, isFound) => {
  expect(searcherOf(typed)(searchable(text))).toBe(isFound);
});

it('finds a text by any parts of its words in any order', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'é', 'ß', '7', '-', 'ا', 'أ', '٣') });
  fc.assert(
    fc.property(
      fc.array(word),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat())),
      (words, parts) => {
        const typed = parts.map(
          ([at, from, to]) => words[at % words.length]?.slice(from, to) ?? '',
        );
        expect(searcherOf(typed.join(' '))(searchable(words.join(' ')))).toBe(true);
      },
    ),
  );
});

it('sorts numbers in text by size', () => {
  expect(['D-10', 'd-9', 'D-100'].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    'd-9',
    'D-10',
    'D-100',
  ]);
});
