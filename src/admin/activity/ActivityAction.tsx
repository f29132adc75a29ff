import type { ActivityAction as Action, ActivityEntry } from '../../domain/activity/activity.ts';
import type { Tone } from '../../domain/records/field.ts';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useActivityWords } from './useActivityWords.ts';

const TONES: Partial<Record<Action, Tone>> = {
  create: 'good',
  import: 'good',
  update: 'info',
  delete: 'bad',
  failed_login: 'bad',
  reminder: 'warn',
};

/** The action as a chip. */
export const ActivityAction = ({ entry }: { entry: ActivityEntry }) => (
  <StatusChip tone={TONES[entry.action] ?? 'neutral'} label={useActivityWords().action(entry)} />
);
