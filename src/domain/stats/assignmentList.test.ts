import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { ASSIGNMENT_COLUMNS, listAssignments, type AssignmentQuery } from './assignmentList.ts';
import type { AssignmentRow } from './overview.ts';

const rowWith = (changes: Partial<AssignmentRow>): AssignmentRow => ({
  number: 1,
  id: 'D-1',
  name: 'Sami Karim',
  truck: null,
  trailer: null,
  driverDetails: { phone: null, email: null },
  truckDetails: null,
  trailerDetails: null,
  ...changes,
});

const AS_SENT: AssignmentQuery = { search: '', sort: 'number', isDescending: false };

const ROWS = [
  rowWith({ number: 1, id: 'D-10', name: 'Émile', truck: 'T-9' }),
  rowWith({ number: 2, id: 'D-9', name: 'أحمد', truck: null }),
  rowWith({
    number: 3,
    id: 'D-11',
    name: 'Ahmed Khan',
    truck: 'T-10',
    driverDetails: { phone: '+971 50 123 4567', email: 'ahmed@example.com' },
    truckDetails: { model: 'Actros', status: null, expiry: null },
  }),
];

const numbers = (query: Partial<AssignmentQuery>) =>
  listAssignments(ROWS, { ...AS_SENT, ...query }).map(({ number }) => number);

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['emile', [1]],
  ['khan t-10', [3]],
  ['AHMED@', [3]],
  ['actros', [3]],
  ['احمد', [2]],
  ['khan t-9', []],
])('a search for %j finds %j', (search, found) => {
  expect(numbers({ search })).toEqual(found);
});

it('sorts numbers in names by size, and puts missing values last', () => {
  expect(numbers({ sort: 'id' })).toEqual([2, 1, 3]);
  expect(numbers({ sort: 'truck' })).toEqual([1, 3, 2]);
  expect(numbers({ sort: 'truck', isDescending: true })).toEqual([3, 1, 2]);
});

it('neither loses nor adds rows by sorting', () => {
  const someRows = fc.array(
    fc
      .record({ number: fc.nat(99), name: fc.string(), truck: fc.option(fc.string()) })
      .map((changes) => rowWith(changes)),
  );
  fc.assert(
    fc.property(
      someRows,
      fc.constantFrom(...ASSIGNMENT_COLUMNS),
      fc.boolean(),
      (rows, sort, isDescending) => {
        const sorted = listAssignments(rows, { search: '', sort, isDescending });
        expect(sorted).toHaveLength(rows.length);
        expect(new Set(sorted)).toEqual(new Set(rows));
      },
    ),
    { seed: 43 },
  );
});
