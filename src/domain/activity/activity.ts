import { compareTexts } from '../base/formats.ts';
import { dayFilters } from '../records/dayFilters.ts';
import { instant, integer, readOnly, select, text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES, type ResourceName } from '../records/resources.ts';
import { concerns, isInLog } from './logKeys.ts';

export interface FieldChange {
  field: string;
  old: unknown;
  new: unknown;
}

interface Actor {
  /** Null for the system itself. */
  actor_id: number | null;
  actor_name: string;
}

/** Identifies a user in the log: names may be shared and may change. */
export const actorKey = ({ actor_id, actor_name }: Actor): string =>
  String(actor_id ?? actor_name ?? '');

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

interface Entry extends Actor {
  id: number;
  entity_type: string | null;
  entity_id: number | null;
  changes?: readonly FieldChange[];
}

const lastKnown = new WeakMap<readonly Entry[], Map<string, ReadonlySet<number>>>();

const lastOfActors = (entries: readonly Entry[], log: string): ReadonlySet<number> => {
  const known = lastKnown.get(entries) ?? new Map<string, ReadonlySet<number>>();
  lastKnown.set(entries, known);
  const found = known.get(log);
  if (found) return found;
  const last = new Map<string, number>();
  for (const { id, actor_id, actor_name } of entries.filter((entry) => isInLog(entry, log))) {
    const actor = JSON.stringify([actor_id, actor_name]);
    last.set(actor, Math.max(id, last.get(actor) ?? 0));
  }
  const ids = new Set(last.values());
  known.set(log, ids);
  return ids;
};

/** A log of what people and the system did; entries are only ever added. */
export const logOf = (name: ResourceName) =>
  recordType({
    name,
    label: 'actor_name',
    fields: {
      at: readOnly(instant({ required: true })),
      actor_id: readOnly(integer({ column: false })),
      actor_name: readOnly(text({ required: true, search: true })),
      actor_role: readOnly(text()),
      kind: readOnly(select(['user', 'system', 'authentication'], { required: true })),
      action: readOnly(
        select(
          [
            'create',
            'update',
            'delete',
            'import',
            'export',
            'login',
            'logout',
            'failed_login',
            'reminder',
          ],
          {
            required: true,
            search: true,
            tones: {
              create: 'good',
              update: 'info',
              delete: 'bad',
              import: 'good',
              export: 'neutral',
              login: 'neutral',
              logout: 'neutral',
              failed_login: 'bad',
              reminder: 'warn',
            },
          },
        ),
      ),
      entity_type: readOnly(text()),
      entity_id: readOnly(integer({ column: false })),
      entity_label: readOnly(text({ search: true })),
    },
    virtual: { changes: null },
    rules: [
      {
        searchText: ({ changes = [] }: { id: number; changes?: readonly FieldChange[] }) =>
          changes.map((change) => `${textOf(change.old)}\n${textOf(change.new)}`).join('\n'),
      },
    ],
    ownFilters: {
      ...dayFilters,
      actor: (entry: Actor, actor: string) => actorKey(entry) === actor,
      log: isInLog,
      /** One subject or several. */
      about: (entry: Entry, subjects: string | readonly string[]) =>
        [subjects].flat().some((subject) => concerns(entry, String(subject))),
      /** The last entry of each actor in a log. */
      latest: (entry: Entry, log: string, entries: readonly Entry[]) =>
        lastOfActors(entries, log).has(entry.id),
    },
    filters: ['kind', 'actor', 'from', 'to'],
    columns: ['at', 'actor_name', 'action', 'entity_label', 'changes'],
  });

export type ActivityLogType = ReturnType<typeof logOf>;

export const activityLog = logOf(RESOURCES.activity);

export interface ActivityEntry extends RecordOf<typeof activityLog> {
  changes: FieldChange[];
}

export const actorsOf = (
  entries: readonly (Actor & Pick<ActivityEntry, 'at'>)[],
): { id: string; name: string }[] => {
  const seen = new Map<string, { name: string; at: string }>();
  for (const entry of entries) {
    const key = actorKey(entry);
    const known = seen.get(key);
    if (key && (!known || entry.at > known.at)) {
      seen.set(key, { name: entry.actor_name || `#${key}`, at: entry.at });
    }
  }
  return [...seen]
    .map(([id, { name }]) => ({ id, name }))
    .toSorted((a, b) => compareTexts(a.name, b.name));
};
