import { dieselAudit } from '../../../domain/diesel/audit.ts';
import { activityLogOf } from '../../activity/log/ActivityLog.tsx';

export default activityLogOf(dieselAudit);
