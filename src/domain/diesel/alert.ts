import { branchKey, type BranchId } from '../base/branch.ts';

export const ALERT_KINDS = ['low_stock', 'not_counted', 'short_delivery'] as const;
export type DieselAlertKind = (typeof ALERT_KINDS)[number];

/** What a server leaves out or words differently is null. */
export interface DieselAlert {
  /** Stable while the warning lasts. */
  id: string;
  kind: DieselAlertKind | null;
  severity: 'warning' | 'error';
  /** The key of the branch. */
  branch_id: BranchId | null;
  /** What is wrong, in the server's words. */
  message: string;
  /** An instant in UTC. */
  at: string | null;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Undefined if it says nothing. One without an id is identified by its message. */
export const readDieselAlert = (
  raw: Readonly<Record<string, unknown>>,
): DieselAlert | undefined => {
  const { id, kind, severity, branch_id: branch, message, at } = raw;
  if (!isText(message)) return undefined;
  return {
    id: isText(id) || typeof id === 'number' ? String(id) : message,
    kind: ALERT_KINDS.find((known) => known === kind) ?? null,
    severity: severity === 'error' ? 'error' : 'warning',
    branch_id: branchKey(branch) ?? null,
    message,
    at: isText(at) && !Number.isNaN(Date.parse(at)) ? at : null,
  };
};
