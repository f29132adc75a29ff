import type { ExpiryKind } from './expiryKinds.ts';

export type DueSoonField = `${ExpiryKind}_due_soon_days`;

export const dueSoonField = (kind: ExpiryKind): DueSoonField => `${kind}_due_soon_days`;

/** For how many days before its date something is expiring soon, both ends inclusive. */
export interface DueSoon extends Readonly<Record<DueSoonField, number | null>> {
  due_soon_days: number;
}

/** The number of days behind the server's own figures, as far as known. */
export const USUAL_DUE_SOON_DAYS = 30;

/** For how many days before its date an expiry of this kind is expiring soon. */
export const dueSoonDays = (kind: ExpiryKind, days: DueSoon): number =>
  days[dueSoonField(kind)] ?? days.due_soon_days;

export const dueSoonRange = (
  kinds: readonly ExpiryKind[],
  days: DueSoon,
): { from: number; to: number } => {
  const all = kinds.map((kind) => dueSoonDays(kind, days));
  return { from: Math.min(...all), to: Math.max(...all) };
};
