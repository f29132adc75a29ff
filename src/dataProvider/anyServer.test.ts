import { describe, expect, it } from 'vitest';

import type { Choices } from '../../mock-api/core/foreign/choices.ts';
import { addDays } from '../domain/base/dates.ts';
import { driveSets } from '../domain/board/driveSets.ts';
import { papersByDay } from '../domain/calendar/papersByDay.ts';
import { fleetExpiries, type FleetRows } from '../domain/expiries/fleetExpiries.ts';
import { tabOf } from '../domain/expiries/worklist.ts';
import { drivers } from '../domain/fleet/drivers.ts';
import { RESOURCES, type ResourceName } from '../domain/records/resources.ts';
import { newValues } from '../domain/records/values.ts';
import { data, day, keysOf, nonsense, onAnyServer, TODAY } from '../testing/anyServer.ts';

type Stats = Readonly<Record<string, { count: number } | undefined>>;

const FLEET = [
  { resource: RESOURCES.drivers, key: 'driver_id', stored: data.drivers },
  { resource: RESOURCES.trucks, key: 'truck_number', stored: data.trucks },
  { resource: RESOURCES.trailers, key: 'trailer_number', stored: data.trailers },
];

const statusCount = (rows: readonly { status: string }[], wanted: string) =>
  rows.filter(({ status }) => status === wanted).length;

const inService = <Row extends { status: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ status }) => !['cancelled', 'inactive', 'sold'].includes(status));

const isDue = (date: string | null) => date !== null && date >= TODAY && date <= addDays(TODAY, 30);

type Fleet = Pick<typeof data, 'drivers' | 'trucks' | 'trailers'>;

/** The dates of each row that a server with these choices sends. */
const datesSent = (choices: Choices, { drivers, trucks, trailers }: Fleet = data) => {
  const vehicles = [...trucks, ...trailers];
  const few = [
    ...drivers.flatMap((row) => [row.gatepass_expiry, row.road_permit_expiry]),
    ...vehicles.map((row) => row.registration_expiry),
  ];
  if (choices.has('fewFields')) return few;
  return [
    ...few,
    ...vehicles.map((row) => row.insurance_expiry),
    ...trucks.flatMap((row) => [row.road_permit_expiry, row.gatepass_expiry]),
    ...trailers.map((row) => row.tir_expiry),
  ];
};

describe('a Fleet Manager', () => {
  it('sees each record once, with right figures', async () => {
    await onAnyServer('Fleet Manager', async ({ provider, rows }, choices) => {
      const statsOf = async (resource: ResourceName): Promise<Stats> =>
        provider.recordStats(resource);
      for (const { resource, key, stored } of FLEET) {
        expect(keysOf(await rows(resource), key)).toEqual(keysOf(stored, key));
        const { total, active } = await statsOf(resource);
        expect(total?.count).toBe(stored.length);
        expect(active?.count).toBe(statusCount(stored, 'active'));
      }
      const { due } = await statsOf(RESOURCES.trucks);
      const datesOf = (truck: (typeof data.trucks)[number]) =>
        choices.has('fewFields')
          ? [truck.registration_expiry]
          : [
              truck.registration_expiry,
              truck.insurance_expiry,
              truck.road_permit_expiry,
              truck.gatepass_expiry,
            ];
      expect(due?.count).toBe(
        inService(data.trucks).filter((truck) => datesOf(truck).some(isDue)).length,
      );
      const figures = await provider.fleetMetrics();
      expect(figures).toMatchObject({
        activeDrivers: statusCount(data.drivers, 'active'),
        activeTrucks: statusCount(data.trucks, 'active'),
        emptyTrailers: data.trailers.filter(({ id, load_state }) =>
          choices.has('fewFields')
            ? !data.drivers.some(({ trailer_id }) => trailer_id === id)
            : load_state === 'empty',
        ).length,
      });
      expect(nonsense(figures)).toEqual([]);
    });
  });

  it('puts a driver on leave and adds another, whatever the server calls that', async () => {
    await onAnyServer('Fleet Manager', async ({ provider, rows, store }) => {
      const [first] = await rows(RESOURCES.drivers);
      if (!first) throw new Error('no driver');
      await provider.update(RESOURCES.drivers, {
        id: first.id,
        data: { ...first, status: 'vacation' },
        previousData: first,
      });
      await provider.create(RESOURCES.drivers, {
        data: { driver_id: 'D-NEW', name: 'Sami Nasser', status: 'cancelled' },
      });
      const stored = await store.drivers.all();
      const changed = stored.find(({ id }) => String(id) === String(first.id));
      const before = data.drivers.find(({ id }) => id === changed?.id);
      expect(changed).toMatchObject({ ...before, status: 'vacation' });
      expect(stored.at(-1)).toMatchObject({ driver_id: 'D-NEW', status: 'cancelled' });
    });
  });

  it('learns that a driver was added though the answer was lost, but claims no one else’s', async () => {
    await onAnyServer('Fleet Manager', async ({ provider, rows, fault, store }, choices) => {
      const add = async (driver_id: string, after: boolean) => {
        fault({ path: '/api/fleet/drivers.php', method: 'POST', kind: 'drop', after });
        const data = { ...newValues(drivers), driver_id, name: 'Sami Nasser', phone: '0501234567' };
        return provider.create(RESOURCES.drivers, { data });
      };
      const [first] = await rows(RESOURCES.drivers);
      expect((await add('D-MINE', true)).data).toMatchObject({ name: 'Sami Nasser' });
      expect(await store.drivers.count({ driver_id: 'D-MINE' })).toBe(1);

      await rows(RESOURCES.drivers);
      const theirs = await store.drivers.get(Number(first?.id));
      if (!theirs) throw new Error('no driver');
      await store.drivers.insert({ ...theirs, driver_id: 'D-THEIRS' });
      await expect(add('D-THEIRS', false)).rejects.toMatchObject({
        kind: choices.has('softErrors') ? 'refused' : 'conflict',
      });
    });
  });

  it('sees each expiry date once, on board, calendar and worklist', async () => {
    await onAnyServer('Fleet Manager', async ({ rows }, choices) => {
      const [drivers, trucks, trailers] = await Promise.all(
        FLEET.map(({ resource }) => rows(resource)),
      );
      const fleet = { drivers, trucks, trailers } as FleetRows;
      const expiries = fleetExpiries(fleet, day);
      const sent = datesSent(choices).filter((date) => date !== null);
      const shown = [...papersByDay(expiries).values()].flat().map(({ date }) => date);
      expect(shown.toSorted()).toEqual(sent.toSorted());
      const soon = expiries.filter((one) => !['expired', null].includes(tabOf(one, day)));
      const working = {
        drivers: inService(data.drivers),
        trucks: inService(data.trucks),
        trailers: inService(data.trailers),
      };
      expect(soon).toHaveLength(datesSent(choices, working).filter(isDue).length);
      const named = new Set(driveSets(fleet, day).map(({ driver }) => driver?.name));
      expect(data.drivers.filter(({ name }) => !named.has(name))).toEqual([]);
    });
  });
});

describe('a Super Admin', () => {
  it('sees the users by role, and makes one inactive', async () => {
    await onAnyServer('Super Admin', async ({ provider, rows, store }) => {
      const users = await rows(RESOURCES.users);
      expect(keysOf(users, 'role')).toEqual(keysOf(data.users, 'role'));
      expect(keysOf(users, 'status')).toEqual(keysOf(data.users, 'status'));
      const manager = users.find((row) => 'role' in row && row.role === 'Fleet Manager');
      if (!manager) throw new Error('no Fleet Manager');
      await provider.update(RESOURCES.users, {
        id: manager.id,
        data: { ...manager, role: 'Diesel Manager', status: 'inactive' },
        previousData: manager,
      });
      const stored = await store.users.get(Number(manager.id));
      expect(stored).toMatchObject({ role: 'Diesel Manager', status: 'inactive' });
    });
  });
});
