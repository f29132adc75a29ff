import { branchKey, type BranchId } from '../base/branch.ts';
import { instantIn, named } from '../base/rowValues.ts';
import { wordKey } from '../base/words.ts';

const ALERT_KINDS = ['low_stock', 'not_counted', 'short_delivery'] as const;
type DieselAlertKind = (typeof ALERT_KINDS)[number];

/** What a server leaves out or words differently is null. */
export interface DieselAlert {
  /** Stable while the warning lasts. */
  id: string;
  kind: DieselAlertKind | null;
  severity: 'warning' | 'error';
  branch_id: BranchId | null;
  /** What is wrong, in the server's words. */
  message: string;
  /** An instant in UTC. */
  at: string | null;
}

/** What servers call an alert that is not a mere warning. */
const SERIOUS = ['error', 'critical', 'high', 'danger', 'severe', 'urgent'];

const NAMES = {
  message: ['text', 'description', 'title'],
  severity: ['level', 'priority'],
  kind: ['type', 'code'],
  at: ['created_at', 'timestamp', 'date'],
};

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Undefined if it says nothing. One without an id is identified by its message. */
export const readDieselAlert = (
  raw: Readonly<Record<string, unknown>>,
  timeZone: string,
): DieselAlert | undefined => {
  const { id, kind, severity, branch_id: branch, message, at } = named(raw, NAMES);
  if (!isText(message)) return undefined;
  const time = instantIn(at, timeZone);
  return {
    id: isText(id) || typeof id === 'number' ? String(id) : message,
    kind: ALERT_KINDS.find((known) => wordKey(known) === wordKey(kind)) ?? null,
    severity: SERIOUS.includes(wordKey(severity)) ? 'error' : 'warning',
    branch_id: branchKey(branch) ?? null,
    message,
    at: time !== null && !Number.isNaN(Date.parse(time)) ? time : null,
  };
};
