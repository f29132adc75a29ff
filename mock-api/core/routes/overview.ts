import type { Driver } from '../../../src/domain/fleet/drivers.ts';
import { trailers } from '../../../src/domain/fleet/trailers.ts';
import { trucks } from '../../../src/domain/fleet/trucks.ts';
import { countStats } from '../../../src/domain/records/stats.ts';
import type { AssignmentRow, FleetMetrics } from '../../../src/domain/stats/overview.ts';
import type { Api } from '../api.ts';
import { ok, type Call, type Reply } from '../call.ts';
import type { Route } from '../route.ts';

const DEFAULT_PAGE_SIZE = 10;

const count = <Row>(rows: readonly Row[], matches: (row: Row) => boolean) =>
  rows.filter(matches).length;

const isActive = ({ status }: { status: string }) => status === 'active';

const metrics = (api: Api): FleetMetrics => {
  const { store } = api;
  const truckStats = countStats(trucks, store.trucks.all(), api.day());
  const trailerStats = countStats(trailers, store.trailers.all(), api.day());
  const drivers = store.drivers.all();
  return {
    trucks: {
      active_trucks: truckStats.active?.count ?? 0,
      expiring_soon: truckStats.due?.count ?? 0,
    },
    trailers: {
      active_trailers: trailerStats.active?.count ?? 0,
      expiring_soon: trailerStats.due?.count ?? 0,
      empty_trailers: trailerStats.empty?.count ?? 0,
    },
    drivers: {
      active_drivers: count(drivers, isActive),
      ...(api.dialect === 'full' && {
        vacation_drivers: count(drivers, ({ status }) => status === 'vacation'),
      }),
    },
  };
};

const assignmentRow = (api: Api, driver: Driver, number: number): AssignmentRow => {
  const truck = api.store.trucks.get(driver.truck_id);
  const trailer = api.store.trailers.get(driver.trailer_id);
  return {
    number,
    id: driver.driver_id,
    name: driver.name,
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

const positive = (text: string | undefined, fallback: number) =>
  text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : fallback;

/** The page number is part of the contract, so both dialects honour it. */
const assignments = ({ query }: Call, api: Api): Reply => {
  const limit = positive(query['limit'], DEFAULT_PAGE_SIZE);
  const start = (positive(query['page'], 1) - 1) * limit;
  const drivers = api.store.drivers.all();
  const rows = drivers
    .slice(start, start + limit)
    .map((driver, index) => assignmentRow(api, driver, start + index + 1));
  return ok({ rows, total: drivers.length });
};

const adminFigures = ({ store }: Api) => ({
  users: store.users.all().length,
  active_users: count(store.users.all(), isActive),
  drivers: store.drivers.all().length,
  trucks: store.trucks.all().length,
  trailers: store.trailers.all().length,
  documents: store.documents.all().length,
});

export const overviewRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/admin/stats.php',
    access: { permission: 'super_view' },
    handle: (_call, api) => ok(metrics(api)),
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
    handle: (_call, api) => ok({ success: true, data: metrics(api) }),
  },
  {
    method: 'GET',
    path: '/admin/dashboard/stats.php',
    access: { pages: ['/admin/dashboard'] },
    handle: (_call, api) =>
      ok({ success: true, data: { ...adminFigures(api), fleet: metrics(api) } }),
  },
];
