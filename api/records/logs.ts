import { activityLog } from '../../src/domain/activity/activity.ts';
import { dieselAudit } from '../../src/domain/diesel/audit.ts';
import type { Kind } from '../found.ts';

const logOf = (type: Kind['type']): Kind => ({
  type,
  collection: 'activity',
  only: { log: type.name },
});

export const fleetLog = logOf(activityLog);
export const dieselLog = logOf(dieselAudit);
