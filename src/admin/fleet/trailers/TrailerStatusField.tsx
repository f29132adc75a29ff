import type { LoadState, TrailerStatus } from '../../../domain/fleet/trailer.ts';
import type { StatusTone } from '../../kit/fields/StatusChip.tsx';
import { StatusField } from '../../kit/fields/StatusField.tsx';

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
