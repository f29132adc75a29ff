import { companyTime, type IsoDate } from '../base/dates.ts';
import { ownName } from '../base/formats.ts';
import { HOLDER_RESOURCES, HOLDER_TYPES } from '../documents/documents.ts';
import { RESOURCES } from '../records/resources.ts';
import type { ActivityEntry } from './activity.ts';
import { concerns, subjectOf } from './logKeys.ts';

export interface Subject {
  resource: string;
  id: number | string;
}

interface HeldDocument {
  id: number;
  holder_type: string | null;
  holder_id: number | null;
}

export const isAbout = ({ entity_type, entity_id }: ActivityEntry, { resource, id }: Subject) =>
  entity_type === resource && String(entity_id) === String(id);

/** What the log calls a record, with its name as the reader writes it. */
export const ownLabel = (logged: string, record: object, field: string): string => {
  const [name, own] = [ownName(record, field, false), ownName(record, field)];
  // The mark keeps the ID before the name.
  return own !== name && logged.includes(name) ? `\u200f${logged.replace(name, own)}` : logged;
};

/** Under what the log has a record: itself and its documents. */
export const subjectsOf = (
  { resource, id }: Subject,
  documents: readonly HeldDocument[] = [],
): string[] => {
  const type = HOLDER_TYPES.find((one) => HOLDER_RESOURCES[one] === resource);
  const held = documents.filter(
    ({ holder_type, holder_id }) => holder_type === type && String(holder_id) === String(id),
  );
  return [
    subjectOf(resource, id),
    ...(type ? held.map((document) => subjectOf(RESOURCES.documents, document.id)) : []),
  ];
};

/**
 * The log of a record and of its documents, newest first; deleted documents too, by their holder.
 */
export const historyOf = (
  entries: readonly ActivityEntry[],
  subject: Subject,
  documents?: readonly HeldDocument[],
): ActivityEntry[] => {
  const subjects = subjectsOf(subject, documents);
  return entries
    .filter((entry) => subjects.some((one) => concerns(entry, one)))
    .toSorted((a, b) => b.at.localeCompare(a.at));
};

export interface HistoryDay<Entry = ActivityEntry> {
  day: IsoDate | undefined;
  entries: Entry[];
}

export const byDay = <Entry extends { at: string }>(
  entries: readonly Entry[],
  timeZone: string,
): HistoryDay<Entry>[] => {
  const days: HistoryDay<Entry>[] = [];
  for (const entry of entries) {
    const day = companyTime(entry.at, timeZone)?.day;
    const last = days.at(-1);
    if (last && last.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
};

/** Routine sign-ins and sign-outs: frequent, and of little interest. */
export const isRoutine = ({ action }: ActivityEntry): boolean =>
  action === 'login' || action === 'logout';
