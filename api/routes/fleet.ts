import { isInLog } from '../../src/domain/activity/logKeys.ts';
import { drivers } from '../../src/domain/fleet/drivers.ts';
import type { Api } from '../api.ts';
import { ok, type Call, type Reply } from '../call.ts';
import { countStat } from '../found.ts';
import { foundReply, readingOf } from '../foundReply.ts';
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

const driverSummary = async (call: Call, api: Api): Promise<Reply> => {
  const kind = { type: drivers, collection: 'drivers' } as const;
  const reading = await readingOf(call, api);
  return ok({
    success: true,
    data: {
      total_drivers: await countStat(kind, 'total', reading),
      active_drivers: await countStat(kind, 'active', reading),
      gatepass_expiring: await countStat(kind, 'gatepass', reading),
      permit_expiring: await countStat(kind, 'road_permit', reading),
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
