import { expect, test } from 'vitest';

import { askedBranch } from './BranchChoice.tsx';

const BRANCHES = [
  { id: '1', name: 'OCGLT' },
  { id: 2, name: 'Alain' },
];
const [OCGLT, ALAIN] = BRANCHES;

test.each([
  ['1', ALAIN, 1],
  ['ocglt', ALAIN, 1],
  ['', ALAIN, undefined],
  ['all', ALAIN, undefined],
  [null, ALAIN, 2],
  [null, OCGLT, 1],
  [null, undefined, undefined],
  // An address may name anything; a list filtered by an unknown branch would look empty.
  ['99', ALAIN, 2],
  ['__proto__', ALAIN, 2],
])("branch %j in the address, with %j as the user's own, shows %j", (asked, own, shown) => {
  expect(askedBranch(asked, BRANCHES, own)).toBe(shown);
});
