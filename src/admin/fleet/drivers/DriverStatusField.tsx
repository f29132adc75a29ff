import type { DriverStatus } from '../../../domain/drivers/driver.ts';
import { StatusField } from '../../common/records/StatusField.tsx';
import type { StatusTone } from '../../common/StatusChip.tsx';

const TONES: Record<DriverStatus, StatusTone> = {
  active: 'good',
  vacation: 'info',
  cancelled: 'neutral',
};

export const DriverStatusField = () => <StatusField source="status" tones={TONES} />;
