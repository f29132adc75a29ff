import { activityLog } from '../../../domain/activity/activity.ts';
import { activityLogOf } from '../../activity/log/ActivityLog.tsx';

export default activityLogOf(activityLog);
