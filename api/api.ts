import type { ActivityEntry, FieldChange } from '../src/domain/activity/activity.ts';
import type { CompanyDay } from '../src/domain/base/companyDay.ts';
import type { IsoDate } from '../src/domain/base/dates.ts';
import { CLIENT_REF } from '../src/domain/records/clientRef.ts';
import { ROW_VERSION } from '../src/domain/records/rowVersion.ts';
import type { Call, Reply } from './call.ts';
import type { Manner } from './manner.ts';
import type { Operations } from './operations.ts';
import type { Passwords } from './passwords.ts';
import type { StoredUser } from './store/collections.ts';
import type { Known } from './store/rows.ts';
import type { Store } from './store/store.ts';
import type { Uploads } from './uploads.ts';

export interface Api {
  store: Store;
  uploads: Uploads;
  passwords: Passwords;
  operations: Operations;
  speech: Manner;
  /** In the state of the data in which a call that only reads has arrived. */
  known?: Known;
  /** Whether signing in says which lists can be asked for page by page. */
  announcesLists?: true;
  /** Answers a call for derived rows elsewhere, so that no other call waits meanwhile. */
  derive?: (call: Call) => Promise<Reply>;
  /** The file of a made-up document, if a name is that of one. */
  madeFile?: (name: string, store: Store) => Promise<Uint8Array | undefined>;
  /** The company's day, according to the stored localization. */
  day(): Promise<CompanyDay>;
  today(): Promise<IsoDate>;
  /** This instant, in UTC. */
  now(): string;
}

interface LogEvent {
  /** By default now. */
  at?: string;
  action: ActivityEntry['action'];
  kind?: ActivityEntry['kind'];
  entity_type?: string;
  entity_id?: number | null;
  entity_label?: string;
  changes?: FieldChange[];
}

export const record = async (
  api: Pick<Api, 'store' | 'now'>,
  actor: StoredUser,
  happening: LogEvent,
): Promise<void> => {
  const entry: Omit<ActivityEntry, 'id'> = {
    at: happening.at ?? api.now(),
    actor_id: actor.id,
    actor_name: actor.name,
    actor_role: actor.role,
    kind: happening.kind ?? 'user',
    action: happening.action,
    entity_type: happening.entity_type ?? null,
    entity_id: happening.entity_id ?? null,
    entity_label: happening.entity_label ?? null,
    changes: happening.changes ?? [],
  };
  await api.store.activity.insert(entry);
};

/** `before` is absent for a new record. */
export const changesBetween = (
  before: object | undefined,
  after: object | undefined,
): FieldChange[] => {
  const old = new Map(Object.entries(before ?? {}));
  const now = new Map(Object.entries(after ?? {}));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(
      (field) =>
        field !== 'id' &&
        field !== CLIENT_REF &&
        field !== ROW_VERSION &&
        !field.startsWith('password'),
    )
    .map((field) => ({ field, old: old.get(field) ?? null, new: now.get(field) ?? null }))
    .filter((change) => JSON.stringify(change.old) !== JSON.stringify(change.new));
};
