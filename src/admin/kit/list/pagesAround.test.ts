import { expect, it } from 'vitest';

import { pagesAround } from './ListPages.tsx';

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [4, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, undefined, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
])('page %i of %i', (page, count, shown) => {
  expect(pagesAround(page, count)).toEqual(shown);
});
