import { expect, it } from 'vitest';

import { testDay } from '../base/testing.ts';
import { driveSets } from '../board/driveSets.ts';
import { documents as documentType } from '../documents/documents.ts';
import { drivers as driverType } from '../fleet/drivers.ts';
import { documentWith, driverWith, trailerWith, truckWith } from '../fleet/testing.ts';
import { trailers as trailerType } from '../fleet/trailers.ts';
import { trucks as truckType } from '../fleet/trucks.ts';
import { notificationsOf } from '../notifications/notifications.ts';
import { matcherOf } from '../records/filter.ts';
import { countValues } from '../records/query.ts';
import { countStats } from '../records/stats.ts';
import { fleetExpiries } from './fleetExpiries.ts';
import { papersOf } from './papers.ts';
import { weekFacets } from './weeksAhead.ts';
import { tabOf } from './worklist.ts';

const DAY = testDay('2026-03-10');
const [PAST, SOON] = ['2026-03-01', '2026-03-12'];

const gone = driverWith({ id: 1, status: 'cancelled', gatepass_expiry: PAST });
const away = driverWith({ id: 2, status: 'vacation', gatepass_expiry: PAST });
const sold = truckWith({ id: 3, status: 'sold', registration_expiry: SOON });
const parked = trailerWith({ id: 4, status: 'inactive', tir_expiry: PAST });
const repaired = truckWith({ id: 5, status: 'maintenance', registration_expiry: SOON });
const visa = (holder_id: number) =>
  documentWith({
    id: holder_id,
    category: 'visa',
    holder_type: 'driver',
    holder_id,
    expiry_date: PAST,
  });
const rows = {
  drivers: [gone, away],
  trucks: [sold, repaired],
  trailers: [parked],
  documents: [visa(1), visa(2)],
};
const expiries = fleetExpiries(rows, DAY);
const inService = ['fleet/drivers/2', 'fleet/trucks/5'];
const ownersOf = (some: typeof expiries) =>
  [
    ...new Set(some.map(({ holder, owner = holder }) => `${owner.resource}/${owner.id}`)),
  ].toSorted();

it('rings, lists and counts nothing of who left and what was sold', () => {
  expect(
    ownersOf(notificationsOf(expiries, [], DAY).flatMap(({ expiry }) => expiry ?? [])),
  ).toEqual(inService);
  expect(ownersOf(expiries.filter((one) => tabOf(one, DAY)))).toEqual(inService);
  const papers = papersOf([driverType, truckType, trailerType, documentType]);
  const found = papers.derived?.rows(rows as never, DAY, []) as { id: string }[];
  const [rest = { field: '', filter: {} }] = Object.values(
    weekFacets(DAY.today, DAY.first_day_of_week),
  );
  expect([...countValues(papers, found, rest, DAY)]).toEqual([['registration', 1]]);
  expect(countStats(driverType, rows.drivers, DAY).gatepass).toEqual({ count: 0, expired: 1 });
  expect(countStats(truckType, rows.trucks, DAY).due).toEqual({ count: 1, expired: 0 });
});

it('shows their dates where a filter asks for them', () => {
  expect(matcherOf(driverType, { gatepass: 'overdue' }, DAY)(gone)).toBe(false);
  expect(matcherOf(driverType, { expiry: 'off' }, DAY)(gone)).toBe(true);
  expect(matcherOf(truckType, { registration: '14' }, DAY)(sold)).toBe(false);
  const type = papersOf([driverType, truckType]);
  const listed = (service: 'in' | 'all') =>
    expiries.filter((one) => matcherOf(type, { service }, DAY)(one)).length;
  expect(listed('all')).toBe(expiries.length);
  expect(listed('in')).toBe(3);
});

it('judges their documents alike, in the documents list too', () => {
  expect(expiries.filter(({ kind }) => kind === 'document').map(({ state }) => state)).toEqual([
    'off',
    'overdue',
  ]);
  const joined = documentType.join?.rows(rows.documents as never, [
    { type: driverType, rows: rows.drivers, isWhole: true },
  ]);
  const found = joined?.filter((row) => matcherOf(documentType, { state: 'overdue' }, DAY)(row));
  expect(found).toEqual([visa(2)]);
});

it('keeps them off the board, except with something that is in service', () => {
  const groups = driveSets(rows, DAY).map(({ id, group }) => [id, group]);
  expect(Object.fromEntries(groups)).toEqual({
    'fleet/drivers/1': 'off',
    'fleet/drivers/2': 'drivers',
    'fleet/trucks/3': 'off',
    'fleet/trucks/5': 'vehicles',
    'fleet/trailers/4': 'off',
  });
  const [set] = driveSets({ ...rows, drivers: [{ ...gone, truck_id: 5 }] }, DAY);
  expect(set).toMatchObject({ group: 'sets', status: 'red' });
  expect(set?.reasons.map(({ about }) => about)).toContain('status');
  expect(set?.reasons.some((one) => one.about === 'expiry' && one.kind === 'gatepass')).toBe(false);
});
