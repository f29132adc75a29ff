import type { ActivityEntry } from '../../../src/domain/activity/activity.ts';
import { drivers as driverType } from '../../../src/domain/fleet/drivers.ts';
import { countStats } from '../../../src/domain/records/stats.ts';
import type { Api } from '../api.ts';
import { ok, type Call, type Reply } from '../call.ts';
import { listReply } from '../listing.ts';
import { driverKind } from '../records/drivers.ts';
import { trailerKind } from '../records/trailers.ts';
import { truckKind } from '../records/trucks.ts';
import type { Route } from '../route.ts';
import { crud } from './crud.ts';
import { importRoute } from './importRows.ts';
import { moveRoute } from './moveDrivers.ts';

const DRIVERS = '/api/fleet/drivers.php';
const DRIVERS_VARIANT = '/fleet/drivers/index.php';
const TRUCKS = '/api/fleet/trucks/trucks.php';
const TRAILERS = '/api/fleet/trailers/trailers.php';
const ASSUMED = { assumed: true } as const;

/** The newest first, as a list that is cut at its limit shall lack the oldest. */
const fleetActivity = (call: Call, api: Api): Reply => {
  const isOthers = ({ entity_type }: ActivityEntry) => /^(diesel|admin)\//.test(entity_type ?? '');
  const entries = api.store.activity.all().filter((entry) => !isOthers(entry));
  return listReply(entries.toReversed(), call, api);
};

const driverSummary = (_call: Call, api: Api): Reply => {
  const stats = countStats(driverType, api.store.drivers.all(), api.day());
  return ok({
    success: true,
    data: {
      total_drivers: stats.total?.count,
      active_drivers: stats.active?.count,
      gatepass_expiring: stats.gatepass?.count,
      permit_expiring: stats.road_permit?.count,
    },
  });
};

const drivers = crud(driverKind);
const trucks = crud(truckKind);
const trailers = crud(trailerKind);

export const fleetRoutes: readonly Route[] = [
  drivers.list(DRIVERS),
  drivers.list(DRIVERS_VARIANT),
  drivers.create(DRIVERS),
  drivers.create(DRIVERS_VARIANT),
  drivers.update(DRIVERS, { only: 'full', ...ASSUMED }),
  drivers.update(DRIVERS_VARIANT),
  drivers.remove(DRIVERS),
  importRoute('/api/fleet/drivers/import.php', driverKind),
  moveRoute('/api/fleet/drivers/move.php'),
  {
    method: 'GET',
    path: '/api/fleet/drivers/summary.php',
    access: { resource: 'fleet/drivers', action: 'list' },
    handle: driverSummary,
  },
  trucks.list(TRUCKS),
  trucks.create(TRUCKS, ASSUMED),
  trucks.update(TRUCKS, ASSUMED),
  trucks.remove(TRUCKS, ASSUMED),
  importRoute('/api/fleet/trucks/import.php', truckKind, ASSUMED),
  trailers.list(TRAILERS),
  trailers.create(TRAILERS, ASSUMED),
  trailers.update(TRAILERS, ASSUMED),
  trailers.remove(TRAILERS, ASSUMED),
  importRoute('/api/fleet/trailers/import.php', trailerKind, ASSUMED),
  {
    method: 'GET',
    path: '/api/fleet/activity/activity.php',
    access: { resource: 'fleet/activity', action: 'list' },
    ...ASSUMED,
    handle: fleetActivity,
  },
];
