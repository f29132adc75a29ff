import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { addDays, daysBetween, isIsoDate } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { driverWith, trailerWith, truckWith } from '../fleet/testing.ts';
import { askFor, boardDay } from './boardDay.ts';
import { countStatuses, narrowed, ofStatus } from './boardFilter.ts';
import { driveSets } from './driveSets.ts';

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
const found = (filter: Parameters<typeof narrowed>[1]) =>
  narrowed(sets, filter).map(({ driver, trailer }) => driver?.name ?? trailer?.trailer_number);

test.each([
  [{ q: 'oma' }, ['Omar']],
  [{ q: 'd-١٠٠١' }, ['Omar']],
  [{ q: 't-101' }, ['Omar']],
  [{ q: 'dubai k 43245' }, ['Omar']],
  [{ q: 'سعيد' }, ['سعيد']],
  [{ q: 'nobody' }, []],
  [{ reason: 'status' }, ['Zaid']],
  [{ reason: 'insurance' }, ['Omar', 'TR-201']],
  [{ reason: 'toString' }, ['سعيد', 'Zaid', 'Omar', 'TR-201']],
  [{ company: '2' }, ['TR-201']],
  [{ company: '1', q: 'zaid' }, []],
])('%j finds %j', (filter, names) => {
  expect(found(filter)).toEqual(names);
});

it('counts what each status shows', () => {
  const counts = countStatuses(sets);
  expect(counts).toEqual({ red: 2, amber: 2, green: 0 });
  for (const status of ['red', 'amber', 'green'] as const) {
    expect(ofStatus(sets, status)).toHaveLength(counts[status]);
  }
  expect(ofStatus(sets, 'blue')).toBe(sets);
});
