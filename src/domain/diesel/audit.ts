import { logOf } from '../activity/activity.ts';
import { RESOURCES } from '../records/resources.ts';

/** Who did what with diesel, from GET audit_log.php; the rows are those of the activity log. */
export const dieselAudit = logOf(RESOURCES.dieselAudit);
