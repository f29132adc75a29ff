import { logOf } from '../activity/activity.ts';
import { RESOURCES } from '../records/resources.ts';

export const dieselAudit = logOf(RESOURCES.dieselAudit);
