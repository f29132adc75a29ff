import { addDays, type IsoDate } from '../base/dates.ts';
import { lastOfWeek } from '../base/week.ts';
import type { ExpiryHolder } from '../records/expiry.ts';
import { lastLook, type BellMarks } from './marks.ts';
import type { Notification } from './notifications.ts';

export interface NotificationGroup {
  key: string;
  /** Absent for the diesel stock. */
  holder?: ExpiryHolder;
  notifications: readonly Notification[];
}

export interface Snoozed {
  notification: Notification;
  until: IsoDate;
}

interface BellSections {
  /** Needs attention since today, or since the day of the last look. */
  fresh: readonly Notification[];
  /** Unread as well, but not new. */
  earlier: readonly Notification[];
  read: readonly Notification[];
  /** The next to return first. */
  snoozed: readonly Snoozed[];
}

export const bellSections = (
  notifications: readonly Notification[],
  marks: BellMarks,
  today: IsoDate,
): BellSections => {
  const readIds = new Set(marks.read);
  const snoozedUntil = new Map(Object.entries(marks.snoozed));
  const last = lastLook(marks, today);
  const fresh: Notification[] = [];
  const earlier: Notification[] = [];
  const read: Notification[] = [];
  const snoozed: Snoozed[] = [];
  // Where nothing is marked, thousands of long keys need not be looked up.
  for (const notification of notifications) {
    const { id, topic, since } = notification;
    const until = (snoozedUntil.size > 0 && snoozedUntil.get(topic)) || '';
    const from = until > since ? until : since;
    if (until > today) snoozed.push({ notification, until });
    else if (readIds.size > 0 && readIds.has(id)) read.push(notification);
    else if (from === today || (last !== null && from > last)) fresh.push(notification);
    else earlier.push(notification);
  }
  return {
    fresh,
    earlier,
    read,
    snoozed: snoozed.toSorted((a, b) => (a.until < b.until ? -1 : 1)),
  };
};

/** For a document its holder, if it has one. */
const holderOf = ({ expiry }: Notification): ExpiryHolder | undefined =>
  expiry && (expiry.owner ?? expiry.holder);

export const byHolder = (notifications: readonly Notification[]): NotificationGroup[] => {
  const groups = new Map<string, NotificationGroup & { notifications: Notification[] }>();
  for (const notification of notifications) {
    const holder = holderOf(notification);
    const key = holder ? `${holder.resource}/${holder.id}` : 'diesel';
    const group = groups.get(key) ?? { key, holder, notifications: [] };
    group.notifications.push(notification);
    groups.set(key, group);
  }
  return [...groups.values()];
};

export const SNOOZE_CHOICES = ['tomorrow', 'nextWeek', 'twoWeeks'] as const;

/** Weeks begin on `firstDay` (Sunday is 0). */
export const snoozeDays = (
  today: IsoDate,
  firstDay: number,
): Record<(typeof SNOOZE_CHOICES)[number], IsoDate> => ({
  tomorrow: addDays(today, 1),
  nextWeek: addDays(lastOfWeek(today, firstDay), 1),
  twoWeeks: addDays(today, 14),
});
