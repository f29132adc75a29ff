import { summarizeDrivers } from '../../src/domain/drivers/driverSummary.ts';
import { ok } from '../http/call.ts';
import { listReply } from '../http/listing.ts';
import type { Route } from '../http/route.ts';
import { driverKind } from '../records/drivers.ts';
import { crud } from './crud.ts';

const drivers = crud(driverKind);
const DRIVERS = '/api/fleet/drivers.php';
const DRIVERS_VARIANT = '/fleet/drivers/index.php';

export const fleetRoutes: readonly Route[] = [
  drivers.list(DRIVERS),
  drivers.list(DRIVERS_VARIANT),
  drivers.create(DRIVERS),
  drivers.create(DRIVERS_VARIANT),
  drivers.update(DRIVERS, { only: 'full' }),
  drivers.update(DRIVERS_VARIANT),
  drivers.remove(DRIVERS),
  {
    method: 'GET',
    path: '/api/fleet/drivers/summary.php',
    access: { resource: 'fleet/drivers', action: 'list' },
    handle: (_call, api) =>
      ok({ success: true, data: summarizeDrivers(api.store.drivers.all(), api.today()) }),
  },
  {
    method: 'GET',
    path: '/api/fleet/trucks/trucks.php',
    access: { resource: 'fleet/trucks', action: 'list' },
    handle: (call, api) => listReply(api.store.trucks.all(), call, api),
  },
  {
    method: 'GET',
    path: '/api/fleet/trailers/trailers.php',
    access: { resource: 'fleet/trailers', action: 'list' },
    handle: (call, api) => listReply(api.store.trailers.all(), call, api),
  },
  {
    method: 'GET',
    path: '/api/admin/companies/companies.php',
    access: { resource: 'companies', action: 'list' },
    handle: (call, api) => listReply(api.store.companies.all(), call, api),
  },
];
