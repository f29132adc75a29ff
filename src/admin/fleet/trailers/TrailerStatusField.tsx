import type { LoadState, TrailerStatus } from '../../../domain/fleet/trailer.ts';
import { StatusField } from '../../common/records/StatusField.tsx';
import type { StatusTone } from '../../common/StatusChip.tsx';

const TONES: Record<TrailerStatus, StatusTone> = {
  active: 'good',
  maintenance: 'warn',
  inactive: 'neutral',
};

const LOAD_TONES: Record<LoadState, StatusTone> = { empty: 'info', loaded: 'neutral' };

export const TrailerStatusField = () => <StatusField source="status" tones={TONES} />;

export const LoadField = () => (
  <StatusField source="load_state" tones={LOAD_TONES} labels="loadStates" />
);
