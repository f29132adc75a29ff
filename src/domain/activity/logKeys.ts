import { HOLDER_RESOURCES, HOLDER_TYPES } from '../documents/documents.ts';
import { RESOURCES } from '../records/resources.ts';

interface Entry {
  entity_type: string | null;
  entity_id?: number | null;
  changes?: readonly { field: string; old: unknown; new: unknown }[];
}

/** `fleet/drivers/5`. */
export const subjectOf = (resource: string, id: unknown): string => `${resource}/${String(id)}`;

export const subjectIn = (subject: string): { resource: string; id: string } => {
  const end = subject.lastIndexOf('/');
  return { resource: subject.slice(0, end), id: subject.slice(end + 1) };
};

/** Whom an entry about a document names as its holder: before it, or after. */
const holderIn =
  (side: 'old' | 'new') =>
  ({ entity_type, changes = [] }: Entry): string | null => {
    if (entity_type !== RESOURCES.documents) return null;
    const valueOf = (field: string) => changes.find((change) => change.field === field)?.[side];
    const type = HOLDER_TYPES.find((one) => one === valueOf('holder_type'));
    return type ? subjectOf(HOLDER_RESOURCES[type], valueOf('holder_id')) : null;
  };

/** By what a log is narrowed besides its fields; a database keeps it with each entry. */
export const LOG_KEYS = {
  /** The part of the app, such as `diesel`. */
  area: ({ entity_type }: Entry): string | null => entity_type?.split('/')[0] ?? null,
  taken_from: holderIn('old'),
  given_to: holderIn('new'),
} as const;

/** Which areas a log has, or lacks because they have logs of their own. */
export const logAreas = (log: string): { areas: readonly string[]; isOf: boolean } =>
  log === RESOURCES.dieselAudit
    ? { areas: ['diesel'], isOf: true }
    : { areas: ['diesel', 'admin'], isOf: false };

export const isInLog = (entry: Entry, log: string): boolean => {
  const { areas, isOf } = logAreas(log);
  return areas.includes(LOG_KEYS.area(entry) ?? '') === isOf;
};

/** Whether an entry is about a record, gave it a document, or took one from it. */
export const concerns = (entry: Entry, subject: string): boolean => {
  const { entity_type, entity_id = null } = entry;
  const isOwn = entity_type !== null && entity_id !== null;
  return (
    (isOwn && subjectOf(entity_type, entity_id) === subject) ||
    LOG_KEYS.given_to(entry) === subject ||
    LOG_KEYS.taken_from(entry) === subject
  );
};
