import ICAL from 'ical.js';

import { addDays, type IsoDate } from '../base/dates.ts';

export interface IcsEvent {
  /** Stable across files, so that importing again updates it. */
  uid: string;
  date: IsoDate;
  summary: string;
  description: string;
  category: string;
  url?: string;
  /** Days before the date. */
  reminders: readonly number[];
}

interface IcsCalendar {
  name: string;
  product: string;
  events: readonly IcsEvent[];
  now: Date;
}

// The library omits the leading blank of a folded line; with it, lines have the 75 octets of RFC
// 5545.
ICAL.foldLength = 74;

/** A reminder at midnight, when the day begins, would be missed or wake someone. */
const REMINDER_HOUR = 8;

/** RFC 5545 allows no control characters but tabs; the library escapes line breaks. */
const plain = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0B-\x1F\x7F]/g, '');

/** The reminders of a paper that counts as expiring soon from `threshold` days before its date. */
export const reminderDays = (threshold: number): number[] =>
  [...new Set([threshold, 7, 1])].filter((days) => days <= threshold).toSorted((a, b) => b - a);

const reminder = (days: number, summary: string) => {
  const alarm = new ICAL.Component('valarm');
  alarm.updatePropertyWithValue('action', 'DISPLAY');
  alarm.updatePropertyWithValue('description', plain(summary));
  const trigger = ICAL.Duration.fromSeconds((REMINDER_HOUR - days * 24) * 3600);
  alarm.updatePropertyWithValue('trigger', trigger);
  return alarm;
};

const eventOf = (event: IcsEvent, now: Date) => {
  const { uid, date, summary, description, category, url, reminders } = event;
  const component = new ICAL.Component('vevent');
  component.updatePropertyWithValue('uid', uid);
  component.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  // A higher number replaces what was imported before, whatever the dates.
  component.updatePropertyWithValue('sequence', Math.floor(now.getTime() / 60_000));
  component.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
  // DTEND is exclusive: the first day after the event.
  component.updatePropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(date, 1)));
  component.updatePropertyWithValue('summary', plain(summary));
  component.updatePropertyWithValue('description', plain(description));
  component.updatePropertyWithValue('categories', plain(category));
  component.updatePropertyWithValue('transp', 'TRANSPARENT');
  if (url) component.updatePropertyWithValue('url', url);
  for (const days of reminders) component.addSubcomponent(reminder(days, summary));
  return component;
};

const line = (name: string, text: string): string => {
  const property = new ICAL.Property(name);
  property.setValue(plain(text));
  return property.toICALString();
};

const BREAK = '\r\n';

/**
 * RFC 5545 in parts, one per event, so that a caller may pause: 5,000 take a second. Dates have no
 * time and no zone: each is the same day wherever the file is read.
 */
export const icsParts = function* ({ name, product, events, now }: IcsCalendar) {
  const head = [
    'BEGIN:VCALENDAR',
    line('version', '2.0'),
    line('prodid', `-//${product}//EN`),
    line('method', 'PUBLISH'),
    line('x-wr-calname', name),
  ];
  yield [...head, ''].join(BREAK);
  for (const event of events) yield eventOf(event, now).toString() + BREAK;
  yield `END:VCALENDAR${BREAK}`;
};
