import { expect, test } from 'vitest';

import { searchable, searcherOf } from '../base/search.ts';
import { searchTextOf } from '../records/filter.ts';
import { assignments } from './assignmentList.ts';
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
  const isFound = searcherOf(search);
  const rows = ROWS.filter((row) => isFound(searchable(searchTextOf(assignments, { ...row }))));
  expect(rows.map(({ number }) => number)).toEqual(found);
});
