import { downloadCSV } from 'react-admin';
import type { Exporter } from 'react-admin';

import type {
  ActivityEntry,
  ActivityLogType,
  FieldChange,
} from '../../../domain/activity/activity.ts';
import { companyTime, todayIn } from '../../../domain/base/dates.ts';
import { serverClock } from '../../../session/serverClock.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useWords } from '../../kit/texts/useWords.ts';

const COLUMNS = [
  'at',
  'actor_name',
  'actor_role',
  'kind',
  'action',
  'entity_type',
  'entity_label',
  'changes',
] as const;

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

export const useActivityExporter = ({ name }: ActivityLogType): Exporter<ActivityEntry> => {
  const words = useWords();
  const { time_zone } = useLocalization();
  const changeText = (resource: string | null, change: FieldChange) => {
    const value = (stored: unknown) => words.value(resource, change.field, plain(stored));
    const field = words.field(resource, change.field);
    return `${field}: ${value(change.old)} → ${value(change.new)}`;
  };
  return async (entries) => {
    const { toCsv } = await import('../../../domain/csv/write.ts');
    const csv = toCsv(
      COLUMNS.map((column) => words.field(name, column)),
      entries.map((entry) => {
        const time = companyTime(entry.at, time_zone);
        const resource = entry.entity_type;
        return [
          // The format of all our files, whatever the screen's date format.
          time ? `${time.day} ${time.time}` : entry.at,
          entry.actor_name,
          entry.actor_role,
          words.value(name, 'kind', entry.kind),
          words.value(name, 'action', entry.action),
          resource && words.records(resource, 1),
          entry.entity_label,
          entry.changes.map((change) => changeText(resource, change)).join('; '),
        ];
      }),
    );
    downloadCSV(csv, `${name.split('/').at(-1)}-${todayIn(time_zone, serverClock.now())}`);
  };
};
