import { addMonths, isIsoDate, type IsoDate } from '../base/dates.ts';
import { renewalOf, type DocumentField, type FleetDocument } from '../documents/documents.ts';
import type { Expiry } from '../records/expiry.ts';
import { documentOfPaper } from './documentExpiry.ts';
import { paperKind, type PaperKind } from './paperKind.ts';

/** For how many months papers are usually renewed. */
export const RENEWAL_MONTHS = [6, 12] as const;
export type RenewalMonths = (typeof RENEWAL_MONTHS)[number];

export interface RenewedDate {
  date: IsoDate;
  /** What the months are counted from: the current date, or today if that would still be past. */
  from: 'date' | 'today';
}

/**
 * Until when a paper is valid after a renewal for some months. A paper that is renewed early loses no day:
 * the months count from its date. If that is missing, or so old that the new date would be past, they count
 * from today.
 */
export const renewedDate = (date: IsoDate, months: number, today: IsoDate): RenewedDate => {
  const renewed = isIsoDate(date) ? addMonths(date, months) : '';
  return renewed >= today
    ? { date: renewed, from: 'date' }
    : { date: addMonths(today, months), from: 'today' };
};

/** Why a new date is probably a mistake; the user may insist on it. */
export const renewalWarning = (
  date: IsoDate,
  previous: IsoDate,
  today: IsoDate,
): 'past' | 'notLater' | undefined => {
  if (date < today) return 'past';
  return isIsoDate(previous) && date <= previous ? 'notLater' : undefined;
};

/** A date to be stored in a field of a record, and what the user saw there before. */
export interface NewDate {
  resource: string;
  id: number | string;
  field: string;
  previous: IsoDate | null;
  /** Null takes it away. */
  date: IsoDate | null;
}

/** What a renewal stores: a date on a record, a document with its file, or both. */
export interface Renewal {
  date?: NewDate;
  document?: { values: Partial<Record<DocumentField, unknown>>; file: File };
}

interface RenewalFile {
  file: File;
  /** The document that the file renews, if any. */
  copy?: FleetDocument;
  /** The title of a first document. */
  title: string;
}

/**
 * What a renewal of a paper until `date` stores. A holder's date is stored there, and the file becomes the
 * next copy of its document. A document that is a paper by itself is renewed by the file, which has the date;
 * without a file its own date moves.
 */
export const renewalUntil = (expiry: Expiry, date: IsoDate, given?: RenewalFile): Renewal => {
  const { holder, kind, field, date: previous } = expiry;
  const values = given?.copy ? renewalOf(given.copy) : { title: given?.title };
  const document = given && {
    values: { expiry_date: date, ...documentOfPaper(expiry), ...values },
    file: given.file,
  };
  if (kind === 'document' && document) return { document };
  return {
    date: { resource: holder.resource, id: holder.id, field, previous: previous || null, date },
    ...(document && { document }),
  };
};

/** What takes a renewal until `date` back: the date that the paper had before, or none. */
export const undoneRenewal = (
  { holder, field, date: before }: Expiry,
  date: IsoDate,
): Renewal & { date: NewDate } => ({
  date: { resource: holder.resource, id: holder.id, field, previous: date, date: before || null },
});

/** How many papers there are of each kind, in the order of their first. */
export const countByKind = (expiries: readonly Expiry[]): ReadonlyMap<PaperKind, number> => {
  const counts = new Map<PaperKind, number>();
  for (const kind of expiries.map(paperKind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
};
