import type { DriverStatus } from '../../../domain/fleet/driver.ts';
import type { StatusTone } from '../../kit/fields/StatusChip.tsx';
import { StatusField } from '../../kit/fields/StatusField.tsx';

const TONES: Record<DriverStatus, StatusTone> = {
  active: 'good',
  vacation: 'info',
  cancelled: 'neutral',
};

export const DriverStatusField = () => <StatusField source="status" tones={TONES} />;
