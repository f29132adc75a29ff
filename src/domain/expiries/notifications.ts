import type { IsoDate } from '../base/dates.ts';
import { byUrgency, type Expiry, type ExpiryKind } from './expiry.ts';

/** An expiry date that needs action: it is expiring soon or has expired. */
export interface Notification {
  /** Stable while holder, kind and date stay the same. */
  id: string;
  kind: ExpiryKind;
  severity: 'overdue' | 'due';
  holder: Expiry['holder'];
  date: IsoDate;
  /** Negative once it is past, 0 today. */
  daysLeft: number;
}

const idOf = ({ holder, kind, date }: Expiry) => `${holder.resource}/${holder.id}:${kind}:${date}`;

/** What the bell lists, most urgent first. Valid and missing dates are left out. */
export const notificationsOf = (expiries: readonly Expiry[]): Notification[] =>
  expiries
    .filter(({ state }) => state === 'overdue' || state === 'due')
    .toSorted(byUrgency)
    .map((expiry) => ({
      id: idOf(expiry),
      severity: expiry.state === 'overdue' ? 'overdue' : 'due',
      kind: expiry.kind,
      holder: expiry.holder,
      date: expiry.date,
      daysLeft: expiry.daysLeft ?? 0,
    }));

/** The notifications without a read mark. */
export const unreadOf = (
  notifications: readonly Notification[],
  readIds: readonly string[],
): Notification[] => {
  const read = new Set(readIds);
  return notifications.filter(({ id }) => !read.has(id));
};

/** The read marks after `ids` joined them; marks of notifications that no longer exist are dropped. */
export const markRead = (
  notifications: readonly Notification[],
  readIds: readonly string[],
  ids: readonly string[],
): string[] => {
  const read = new Set([...readIds, ...ids]);
  return notifications.map(({ id }) => id).filter((id) => read.has(id));
};
