import type { Driver } from '../../src/domain/fleet/drivers.ts';
import { trailers } from '../../src/domain/fleet/trailers.ts';
import { trucks } from '../../src/domain/fleet/trucks.ts';
import type { AssignmentRow, FleetMetrics } from '../../src/domain/stats/overview.ts';
import type { Api } from '../api.ts';
import { ok, type Call, type Reply } from '../call.ts';
import { countStat } from '../found.ts';
import { readingOf } from '../foundReply.ts';
import { MAX_LIMIT, wholeNumber } from '../listing.ts';
import type { Route } from '../route.ts';

const DEFAULT_PAGE_SIZE = 10;

const TRUCKS = { type: trucks, collection: 'trucks' } as const;
const TRAILERS = { type: trailers, collection: 'trailers' } as const;

const metrics = async (call: Call, api: Api): Promise<FleetMetrics> => {
  const { store } = api;
  const reading = await readingOf(call, api);
  return {
    trucks: {
      active_trucks: await countStat(TRUCKS, 'active', reading),
      expiring_soon: await countStat(TRUCKS, 'due', reading),
    },
    trailers: {
      active_trailers: await countStat(TRAILERS, 'active', reading),
      expiring_soon: await countStat(TRAILERS, 'due', reading),
      empty_trailers: await countStat(TRAILERS, 'empty', reading),
    },
    drivers: {
      active_drivers: await store.drivers.count({ status: 'active' }),
      ...(!api.speech.isTerse && {
        vacation_drivers: await store.drivers.count({ status: 'vacation' }),
      }),
    },
  };
};

const assignmentRow = async (api: Api, driver: Driver, number: number): Promise<AssignmentRow> => {
  const truck = await api.store.trucks.get(driver.truck_id);
  const trailer = await api.store.trailers.get(driver.trailer_id);
  return {
    number,
    id: driver.driver_id,
    name: driver.name,
    name_ar: driver.name_ar,
    truck: truck?.truck_number ?? null,
    trailer: trailer?.trailer_number ?? null,
    driverDetails: { phone: driver.phone, email: driver.email },
    truckDetails: truck
      ? { model: truck.model, status: truck.status, expiry: truck.registration_expiry }
      : null,
    trailerDetails: trailer
      ? { type: trailer.type, status: trailer.status, expiry: trailer.registration_expiry }
      : null,
  };
};

const positive = (text: string | undefined, fallback: number) => wholeNumber(text) || fallback;

/** The page number is part of the contract, so both dialects honour it. */
const assignments = async ({ query }: Call, api: Api): Promise<Reply> => {
  const limit = Math.min(positive(query['limit'], DEFAULT_PAGE_SIZE), MAX_LIMIT);
  const start = (positive(query['page'], 1) - 1) * limit;
  const { rows: drivers, total } = await api.store.drivers.page({ offset: start, limit });
  const rows = await Promise.all(
    drivers.map((driver, index) => assignmentRow(api, driver, start + index + 1)),
  );
  return ok({ rows, total });
};

const adminFigures = async ({ store }: Api) => ({
  users: await store.users.count(),
  active_users: await store.users.count({ status: 'active' }),
  drivers: await store.drivers.count(),
  trucks: await store.trucks.count(),
  trailers: await store.trailers.count(),
  documents: await store.documents.count(),
});

export const overviewRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/admin/stats.php',
    access: { permission: 'super_view' },
    handle: async (call, api) => ok(await metrics(call, api)),
  },
  {
    method: 'GET',
    path: '/api/admin/assignments.php',
    access: { permission: 'super_view' },
    handle: assignments,
  },
  {
    method: 'GET',
    path: '/admin/superview/index.php',
    access: { permission: 'super_view' },
    handle: async (call, api) => ok({ success: true, data: await metrics(call, api) }),
  },
  {
    method: 'GET',
    path: '/admin/dashboard/stats.php',
    access: { pages: ['/admin/dashboard'] },
    handle: async (call, api) =>
      ok({
        success: true,
        data: { ...(await adminFigures(api)), fleet: await metrics(call, api) },
      }),
  },
];
