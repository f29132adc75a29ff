import { isIsoDate, type IsoDate } from '../base/dates.ts';
import type { Notification } from './notifications.ts';

export interface BellMarks {
  read: readonly string[];
  /** The day on which each topic returns. One that has returned stays here, which marks it as new. */
  snoozed: Readonly<Record<string, IsoDate>>;
  /** The day of the last look, and of the last one on an earlier day. */
  looked: IsoDate | null;
  before: IsoDate | null;
}

const dayIn = (value: unknown): IsoDate | null => (isIsoDate(value) ? value : null);

/** Reads untrusted data from this browser's storage; anything invalid is left out. */
export const readMarks = (raw: unknown): BellMarks => {
  const { read, snoozed, looked, before }: Partial<Record<keyof BellMarks, unknown>> =
    typeof raw === 'object' && raw !== null ? raw : {};
  const isRecord = typeof snoozed === 'object' && snoozed !== null;
  return {
    read: Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [],
    snoozed: Object.fromEntries(
      Object.entries(isRecord ? snoozed : {}).filter(([, until]) => isIsoDate(until)),
    ),
    looked: dayIn(looked),
    before: dayIn(before),
  };
};

export const markRead = (marks: BellMarks, ids: readonly string[]): BellMarks => ({
  ...marks,
  read: [...new Set([...marks.read, ...ids])],
});

export const markUnread = (marks: BellMarks, ids: readonly string[]): BellMarks => ({
  ...marks,
  read: marks.read.filter((id) => !ids.includes(id)),
});

/** It returns as new. */
export const snooze = (marks: BellMarks, topic: string, until: IsoDate): BellMarks => ({
  ...marks,
  snoozed: { ...marks.snoozed, [topic]: until },
});

export const wake = (marks: BellMarks, topic: string): BellMarks => {
  const { [topic]: _until, ...snoozed } = marks.snoozed;
  return { ...marks, snoozed };
};

export const lookedOn = (marks: BellMarks, today: IsoDate): BellMarks =>
  marks.looked === today ? marks : { ...marks, looked: today, before: marks.looked };

/** The day of the last look before today; null if there was none. */
export const lastLook = ({ looked, before }: BellMarks, today: IsoDate): IsoDate | null =>
  looked === today ? before : looked;

/** The marks of notifications that no longer exist would pile up. */
export const pruned = (marks: BellMarks, notifications: readonly Notification[]): BellMarks => {
  const ids = new Set(notifications.map(({ id }) => id));
  const topics = new Set(notifications.map(({ topic }) => topic));
  return {
    ...marks,
    read: marks.read.filter((id) => ids.has(id)),
    snoozed: Object.fromEntries(
      Object.entries(marks.snoozed).filter(([topic]) => topics.has(topic)),
    ),
  };
};
