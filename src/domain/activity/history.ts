import { companyTime, type IsoDate } from '../base/dates.ts';
import { HOLDER_RESOURCES, HOLDER_TYPES } from '../documents/documents.ts';
import { RESOURCES } from '../records/resources.ts';
import type { ActivityEntry } from './activity.ts';

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

/** Whether this entry gave a document to the holder, or took it from them. */
const namesHolder = ({ changes }: ActivityEntry, type: string, id: string): boolean =>
  (['old', 'new'] as const).some((side) => {
    const valueOf = (field: string) => changes.find((change) => change.field === field)?.[side];
    return valueOf('holder_type') === type && String(valueOf('holder_id')) === id;
  });

/**
 * The log of a record and of its documents, newest first; deleted documents too, by their holder.
 */
export const historyOf = (
  entries: readonly ActivityEntry[],
  subject: Subject,
  documents: readonly HeldDocument[] = [],
): ActivityEntry[] => {
  const type = HOLDER_TYPES.find((one) => HOLDER_RESOURCES[one] === subject.resource);
  const id = String(subject.id);
  const held = new Set(
    documents
      .filter(({ holder_type, holder_id }) => holder_type === type && String(holder_id) === id)
      .map((document) => document.id),
  );
  const isOfDocument = (entry: ActivityEntry) =>
    type !== undefined &&
    entry.entity_type === RESOURCES.documents &&
    ((entry.entity_id !== null && held.has(entry.entity_id)) || namesHolder(entry, type, id));
  return entries
    .filter((entry) => isAbout(entry, subject) || isOfDocument(entry))
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
