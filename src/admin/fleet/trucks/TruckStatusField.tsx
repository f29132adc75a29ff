import type { TrackingStatus, TruckStatus } from '../../../domain/fleet/truck.ts';
import { StatusField } from '../../common/records/StatusField.tsx';
import type { StatusTone } from '../../common/StatusChip.tsx';

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
