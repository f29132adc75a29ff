import { isInLog } from '../../src/domain/activity/logKeys.ts';
import { drivers as driverType } from '../../src/domain/fleet/drivers.ts';
import { countStats } from '../../src/domain/records/stats.ts';
import type { Api } from '../api.ts';
import { ok, type Call, type Reply } from '../call.ts';
import { foundReply } from '../foundReply.ts';
import { madeReply } from '../listing.ts';
import { driverKind } from '../records/drivers.ts';
import { fleetLog } from '../records/logs.ts';
import { usualKinds } from '../records/usual.ts';
import type { Route } from '../route.ts';
import { moveRoute } from './moveDrivers.ts';
import { recordRoutes } from './recordRoutes.ts';

/** Newest first, as a list truncated at its limit should lack the oldest. */
const fleetActivity = async (call: Call, api: Api): Promise<Reply> => {
  const found = foundReply(fleetLog, call, api);
  if (found) return found;
  const entries = (await api.store.activity.all()).filter((entry) =>
    isInLog(entry, fleetLog.type.name),
  );
  return madeReply(entries.toReversed(), call, api);
};

const driverSummary = async (_call: Call, api: Api): Promise<Reply> => {
  const stats = countStats(driverType, await api.store.drivers.all(), await api.day());
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

/** The contract has the lists of these, and nothing of other record types. */
const LISTED: readonly string[] = ['trucks', 'trailers'];

export const fleetRoutes: readonly Route[] = [
  ...recordRoutes(driverKind, {
    path: '/api/fleet/drivers.php',
    importPath: '/api/fleet/drivers/import.php',
    but: { PUT: { only: 'full', assumed: true } },
  }),
  ...recordRoutes(driverKind, {
    path: '/fleet/drivers/index.php',
    methods: ['GET', 'POST', 'PUT'],
  }),
  moveRoute('/api/fleet/drivers/move.php'),
  {
    method: 'GET',
    path: '/api/fleet/drivers/summary.php',
    access: { resource: 'fleet/drivers', action: 'list' },
    handle: driverSummary,
  },
  ...usualKinds.flatMap((kind) =>
    recordRoutes(kind, {
      path: `/api/${kind.resource}/${kind.collection}.php`,
      importPath: `/api/${kind.resource}/import.php`,
      assumed: true,
      ...(!LISTED.includes(kind.collection) && { but: { GET: { assumed: true } } }),
    }),
  ),
  {
    method: 'GET',
    path: '/api/fleet/activity/activity.php',
    access: { resource: 'fleet/activity', action: 'list' },
    assumed: true,
    handle: fleetActivity,
  },
];
