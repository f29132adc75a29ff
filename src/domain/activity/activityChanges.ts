import type { ActivityEntry, FieldChange } from './activity.ts';

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
