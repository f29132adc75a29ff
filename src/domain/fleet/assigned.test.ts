import { expect, it, test } from 'vitest';

import { testDay } from '../base/testing.ts';
import { matcherOf, searchTextOf } from '../records/filter.ts';
import { joinFor } from '../records/recordType.ts';
import { drivers } from './drivers.ts';
import { driverWith, trailerWith, truckWith } from './testing.ts';
import { trailers } from './trailers.ts';
import { trucks } from './trucks.ts';

const rows = [
  driverWith({
    id: 1,
    driver_id: 'D-7',
    name: 'Omar Aziz',
    phone: '+971 50 123 4207',
    truck_id: 11,
    trailer_id: 21,
  }),
  driverWith({ id: 2, driver_id: 'D-8', name: 'Bilal' }),
];
const ofDrivers = { type: drivers, rows, isWhole: true };
const someTrucks = [
  truckWith({ id: 11, truck_number: 'T-11', plate_emirate: 'Dubai', plate_number: '43245' }),
  truckWith({ id: 12, truck_number: 'T-12' }),
];
const someTrailers = [trailerWith({ id: 21, trailer_number: 'TR-21' })];

it('finds drivers by number and plate of their vehicles, and by phone and UAE #', () => {
  const join = joinFor(drivers, rows, { q: '43245' });
  const [omar, bilal] =
    join?.rows(rows as never, [
      { type: trucks, rows: someTrucks, isWhole: true },
      { type: trailers, rows: someTrailers, isWhole: true },
    ]) ?? [];
  const text = searchTextOf(drivers, { ...omar, uae_number: '00219911' });
  for (const part of ['43245', 'T-11', 'TR-21', '0501234207', '00219911']) {
    expect(text).toContain(part);
  }
  expect(searchTextOf(drivers, { ...bilal })).not.toContain('T-11');
});

it('needs no other list for a list of drivers without a search', () => {
  expect(joinFor(drivers, rows, { status: 'active' })).toBeUndefined();
});

test.each([
  ['truck', trucks, someTrucks],
  ['trailer', trailers, [...someTrailers, trailerWith({ id: 22, trailer_number: 'TR-22' })]],
] as const)('finds each %s by its driver, and those without one', (_name, type, own) => {
  const joined = joinFor(type, own, { driver: 'without' })?.rows(own as never, [ofDrivers]) ?? [];
  expect(searchTextOf(type, { ...joined[0] })).toContain('Omar Aziz');
  const found = joined.filter((row) => matcherOf(type, { driver: 'without' }, testDay())(row));
  expect(found).toMatchObject([{ id: type === trucks ? 12 : 22 }]);
});

it('calls no vehicle free while drivers are missing or do not say what they drive', () => {
  const join = joinFor(trucks, someTrucks, { driver: 'without' });
  const lists = [
    { type: drivers, rows: rows.slice(1), isWhole: false },
    { type: drivers, rows: [{ id: 1, name: 'Omar' }], isWhole: true },
  ];
  for (const list of lists) {
    const joined = join?.rows(someTrucks as never, [list]) ?? [];
    expect(joined.some((row) => matcherOf(trucks, { driver: 'without' }, testDay())(row))).toBe(
      false,
    );
  }
});
