/** The types of the activity log's filter: user actions, system events, authentication. */
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

/** A field that an action changed; values as they are stored. */
export interface FieldChange {
  field: string;
  old: unknown;
  new: unknown;
}

/** One entry of the activity log, which only ever grows. */
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
