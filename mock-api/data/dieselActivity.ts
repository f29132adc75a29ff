import type { ActivityEntry } from '../../src/domain/activity/activity.ts';
import type { DieselData } from './diesel.ts';

const RECENT = 150;

interface Entry {
  id: number;
  ref: string;
  at: string;
}

export const dieselActivity = ({
  issues,
  purchases,
  extractions,
}: DieselData): Omit<ActivityEntry, 'id'>[] => {
  const created = (
    entity_type: string,
    entry: Entry,
    actor: string,
    liters: number,
    field = 'liters',
  ) => ({
    at: entry.at,
    actor_id: null,
    actor_name: actor,
    actor_role: 'Diesel Manager',
    kind: 'user' as const,
    action: 'create' as const,
    entity_type,
    entity_id: entry.id,
    entity_label: entry.ref,
    changes: [{ field, old: null, new: liters }],
  });
  return [
    ...issues
      .slice(-RECENT)
      .map((entry) => created('diesel/issues', entry, entry.issued_by, entry.liters)),
    ...purchases.map((entry) =>
      created(
        'diesel/purchases',
        entry,
        entry.received_by,
        entry.liters_received,
        'liters_received',
      ),
    ),
    ...extractions.map((entry) =>
      created('diesel/extractions', entry, entry.extracted_by, entry.liters),
    ),
  ];
};
