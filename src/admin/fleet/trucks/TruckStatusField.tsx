import type { TrackingStatus, TruckStatus } from '../../../domain/fleet/truck.ts';
import type { StatusTone } from '../../kit/fields/StatusChip.tsx';
import { StatusField } from '../../kit/fields/StatusField.tsx';

const TONES: Record<TruckStatus, StatusTone> = {
  active: 'good',
  maintenance: 'warn',
  inactive: 'neutral',
  sold: 'neutral',
};

const TRACKING_TONES: Record<TrackingStatus, StatusTone> = {
  active: 'good',
  offline: 'warn',
  none: 'neutral',
};

export const TruckStatusField = () => <StatusField source="status" tones={TONES} />;

export const TrackingField = () => (
  <StatusField source="tracking_status" tones={TRACKING_TONES} labels="trackingStatuses" />
);
