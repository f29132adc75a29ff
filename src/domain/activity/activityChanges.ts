import type { FieldChange } from './activity.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
};

/** The changes as a server sends them: a list, or that list as JSON text; anything else is no change. */
export const readChanges = (sent: unknown): FieldChange[] => {
  const list = typeof sent === 'string' ? parsed(sent) : sent;
  if (!Array.isArray(list)) return [];
  return list.flatMap((change: unknown) =>
    isObject(change) && typeof change['field'] === 'string'
      ? [{ field: change['field'], old: change['old'] ?? null, new: change['new'] ?? null }]
      : [],
  );
};
