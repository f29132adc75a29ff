import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import {
  branchChoices,
  branchesIn,
  branchKey,
  branchName,
  branchNames,
  findBranch,
  keyOfBranch,
  sameBranch,
} from './branch.ts';

test.each([
  [1, '1'],
  ['Alain', ' alain '],
  ['٢', 2],
])('%j and %j are the same branch', (a, b) => {
  expect(sameBranch(a, b)).toBe(true);
});

test.each([
  [1, 2],
  ['01', 1],
  ['', ''],
  [null, undefined],
  [{}, {}],
])('%j and %j are not', (a, b) => {
  expect(sameBranch(a, b)).toBe(false);
});

describe('branchesIn', () => {
  it.each([
    [[{ branch_id: 1, branch: 'OCGLT' }], [{ id: 1, name: 'OCGLT' }]],
    [[{ branch_id: '1', branch_name: 'OCGLT' }], [{ id: '1', name: 'OCGLT' }]],
    [[{ branch_id: 'Alain' }], [{ id: 'Alain', name: 'Alain' }]],
    [[{ branch: 'Alain' }], [{ id: 'Alain', name: 'Alain' }]],
    [[{ branch: { id: 7, name: 'Ruwais' } }], [{ id: 7, name: 'Ruwais' }]],
    [[{ branch_id: 3, name: 'Tank 3' }], [{ id: 3, name: 'Tank 3' }]],
    [[{ branch_id: 'Alain', name: 'Tank 3' }], [{ id: 'Alain', name: 'Alain' }]],
    [[{ branch_id: 4 }], [{ id: 4, name: '4' }]],
    [[{ branch_id: null }, {}, { branch: '' }], []],
  ])('reads %j', (rows, expected) => {
    expect(branchesIn(rows)).toEqual(expected);
  });

  it('keeps the id of the first list and takes the name from any', () => {
    const stock = [
      { branch_id: 2, name: 'Tank B' },
      { branch_id: 1, name: 'Tank A' },
    ];
    const vouchers = [{ branch_id: '1', branch: 'OCGLT' }, { branch_id: 5 }];
    expect(branchesIn(stock, vouchers)).toEqual([
      { id: 2, name: 'Tank B' },
      { id: 1, name: 'OCGLT' },
      { id: 5, name: '5' },
    ]);
  });

  it('never has a branch twice, and finds each by its id and by its name', () => {
    const id = fc.oneof(
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom('1', ' Alain', 'alain', ''),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ branch_id: id, branch: fc.option(id) })), (rows) => {
        const branches = branchesIn(rows);
        const keys = branches.map((branch) => branchKey(branch.id));
        expect(new Set(keys).size).toBe(keys.length);
        for (const branch of branches) {
          expect(findBranch(branches, branch.id)).toBe(branch);
          expect(findBranch(branches, branch.name)).toBeDefined();
        }
      }),
    );
  });
});

const NUMBERED = branchesIn([
  { branch_id: 1, branch: 'OCGLT' },
  { branch_id: 2, branch: 'Alain' },
]);

it('knows a branch by its id or its name, and an unknown one by what it is called', () => {
  expect(branchName(NUMBERED, '2')).toBe('Alain');
  expect(branchName(NUMBERED, 'Ruwais')).toBe('Ruwais');
  expect(branchName(NUMBERED, null)).toBe('');
  expect(keyOfBranch(NUMBERED, 'alain')).toBe(2);
  expect(keyOfBranch([], 'Alain')).toBe('alain');
});

it('offers the branches of the server, and the specified names only where they can be its ids', () => {
  expect(branchChoices(NUMBERED)).toEqual(NUMBERED);
  expect(branchNames(branchesIn([{ branch_id: 1, branch: 'Alain' }]))).toEqual(['Alain', 'OCGLT']);
  expect(branchChoices([]).map(({ id }) => id)).toEqual(['OCGLT', 'Alain']);
  const one = branchesIn([{ branch_id: 'ALAIN' }]);
  expect(branchChoices(one).map(({ id }) => id)).toEqual(['ALAIN', 'OCGLT']);
});
