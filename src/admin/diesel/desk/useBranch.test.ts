import { expect, test } from 'vitest';

import { askedBranch } from './BranchChoice.tsx';

test.each([
  ['1', 2, '1'],
  ['', 2, ''],
  [null, 2, '2'],
  [null, undefined, ''],
  // An address may name anything; a list filtered by an unknown branch would look empty.
  ['99', 2, '2'],
  ['all', undefined, ''],
  ['__proto__', 2, '2'],
])("branch %j in the address, with %j as the user's own, shows %j", (asked, own, shown) => {
  expect(askedBranch(asked, own)).toBe(shown);
});
