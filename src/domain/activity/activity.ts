import type { CompanyDay } from '../base/companyDay.ts';
import { dayOf, type IsoDate } from '../base/dates.ts';

/** The kinds of the log's filter. */
export const ACTIVITY_KINDS = ['user', 'system', 'authentication'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ACTIVITY_ACTIONS = [
  'create',
  'update',
  'delete',
  'import',
  'export',
  'login',
  'logout',
  'failed_login',
  'reminder',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** A field that an action changed, with its stored values. */
export interface FieldChange {
  field: string;
  old: unknown;
  new: unknown;
}

/** One entry of the activity log; entries are only ever added. */
export interface ActivityEntry {
  id: number;
  /** An instant in UTC. */
  at: string;
  /** Null for the system itself. */
  actor_id: number | null;
  actor_name: string;
  actor_role: string | null;
  kind: ActivityKind;
  action: ActivityAction;
  /** A record type's name, such as `fleet/drivers`. */
  entity_type: string | null;
  entity_id: number | null;
  entity_label: string | null;
  changes: FieldChange[];
}

/** Filters of the log beside the search text and plain equality. */
export interface ActivityFilter {
  /** First and last day, both included, in the company's time zone. */
  from?: IsoDate;
  to?: IsoDate;
  actor?: string;
}

type Actor = Pick<ActivityEntry, 'actor_id' | 'actor_name'>;

/** Identifies a user of the log: names may be shared and may change. */
export const actorKey = ({ actor_id, actor_name }: Actor): string =>
  String(actor_id ?? actor_name ?? '');

/** The users in the log, sorted by name; a renamed user appears under the latest name. */
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
    .toSorted((a, b) => a.name.localeCompare(b.name));
};

/** Whether an entry passes the filter. Unparsable timestamps match no date. */
export const activityMatches = (
  entry: ActivityEntry,
  filter: ActivityFilter,
  { time_zone }: Pick<CompanyDay, 'time_zone'>,
): boolean => {
  const { from, to, actor } = filter;
  if (actor && actorKey(entry) !== actor) return false;
  if (!from && !to) return true;
  const day = dayOf(entry.at, time_zone);
  return day !== undefined && (!from || day >= from) && (!to || day <= to);
};
