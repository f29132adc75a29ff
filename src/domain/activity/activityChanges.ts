import { instantIn, named, withIdByPlace } from '../base/rowValues.ts';
import type { Draft } from '../records/recordType.ts';
import { resourceIn } from '../records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../settings/localization.ts';
import type { ActivityEntry, FieldChange } from './activity.ts';

const NAMES = {
  id: ['log_id', 'audit_id'],
  at: ['created_at', 'timestamp', 'date_time', 'datetime', 'date'],
  actor_id: ['user_id'],
  actor_name: ['user_name', 'username', 'user', 'created_by'],
  actor_role: ['user_role', 'role'],
  entity_type: ['entity', 'resource', 'table_name'],
  entity_id: ['record_id'],
  entity_label: ['entity_name', 'details', 'description'],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
};

/** The changes as a server sends them: a list, or that list as JSON text; anything else counts as none. */
export const readChanges = (sent: unknown): FieldChange[] => {
  const list = typeof sent === 'string' ? parsed(sent) : sent;
  if (!Array.isArray(list)) return [];
  return list.flatMap((change: unknown) =>
    isObject(change) && typeof change['field'] === 'string'
      ? [{ field: change['field'], old: change['old'] ?? null, new: change['new'] ?? null }]
      : [],
  );
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An entry as a server sends it; missing fields are empty, as other servers use other names for them. */
export const readEntry = <Row extends object>(row: Row) => {
  const sent: Partial<Record<keyof ActivityEntry, unknown>> = row;
  return {
    ...row,
    at: textIn(sent.at),
    actor_id: sent.actor_id ?? null,
    actor_name: textIn(sent.actor_name),
    entity_type: sent.entity_type ?? null,
    entity_id: sent.entity_id ?? null,
    changes: readChanges(sent.changes),
  };
};

export const activityWire = {
  received: (sent: Draft, place?: number, timeZone = DEFAULT_LOCALIZATION.time_zone): Draft => {
    const row = withIdByPlace(named(sent, NAMES), place);
    const entity_type = resourceIn(row['entity_type']);
    return readEntry({ ...row, at: instantIn(row['at'], timeZone), entity_type });
  },
};
