import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { addDays, daysBetween, isIsoDate } from '../base/dates.ts';
import { searchable, searcherOf } from '../base/search.ts';
import { testDay } from '../base/testing.ts';
import { driverWith, trailerWith, truckWith } from '../fleet/testing.ts';
import { matcherOf, searchTextOf } from '../records/filter.ts';
import { askFor, boardDay } from './boardDay.ts';
import type { DriveSet } from './driveSet.ts';
import { driveSets } from './driveSets.ts';
import { driveSetsOf } from './sets.ts';

const TODAY = '2026-03-10';

test.each([
  [null, TODAY],
  ['', TODAY],
  ['tomorrow', '2026-03-11'],
  ['2026-03-11', '2026-03-11'],
  ['2026-06-08', '2026-06-08'],
  ['2026-06-09', TODAY],
  ['2026-03-09', TODAY],
  ['2026-02-30', TODAY],
  ['constructor', TODAY],
])('the day %j of an address is %s', (asked, day) => {
  expect(boardDay(asked, TODAY)).toBe(day);
});

it('writes each day so that it can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), fc.string(), (days, text) => {
      const day = addDays(TODAY, days);
      expect(boardDay(askFor(day, TODAY), TODAY)).toBe(day);
      const any = boardDay(text, TODAY);
      expect(isIsoDate(any) && daysBetween(TODAY, any)).toBeGreaterThanOrEqual(0);
    }),
  );
});

const sets = driveSets(
  {
    drivers: [
      driverWith({ id: 1, name: 'Omar', driver_id: 'D-1001', truck_id: 1, company_id: 1 }),
      driverWith({ id: 2, name: 'سعيد', driver_id: 'D-1002', gatepass_expiry: '2026-03-01' }),
      driverWith({ id: 3, name: 'Zaid', driver_id: 'D-1003', status: 'vacation' }),
    ],
    trucks: [
      truckWith({
        id: 1,
        truck_number: 'T-101',
        plate_emirate: 'Dubai',
        plate_code: 'K',
        plate_number: '43245',
      }),
    ],
    trailers: [trailerWith({ id: 1, trailer_number: 'TR-201', company_id: 2 })],
    documents: [],
  },
  testDay(TODAY),
);
const type = driveSetsOf([]);
const nameOf = ({ driver, trailer }: DriveSet) => driver?.name ?? trailer?.trailer_number;

test.each([
  ['oma', ['Omar']],
  ['d-١٠٠١', ['Omar']],
  ['t-101', ['Omar']],
  ['dubai k 43245', ['Omar']],
  ['سعيد', ['سعيد']],
  ['nobody', []],
])('a search for %s finds %j', (q, names) => {
  const isFound = searcherOf(q);
  const found = sets.filter((set) => isFound(searchable(searchTextOf(type, { ...set }))));
  expect(found.map(nameOf)).toEqual(names);
});

test.each([
  [{ reason: 'status' }, ['Zaid']],
  [{ reason: 'insurance' }, ['Omar', 'TR-201']],
  [{ company: '2' }, ['TR-201']],
  [{ status: 'red' }, ['سعيد', 'Zaid']],
  [{ group: 'vehicles' }, ['TR-201']],
])('%j finds %j', (filter, names) => {
  expect(sets.filter(matcherOf(type, filter, testDay(TODAY))).map(nameOf)).toEqual(names);
});
