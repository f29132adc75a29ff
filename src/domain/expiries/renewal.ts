import { addMonths, isIsoDate, type IsoDate } from '../base/dates.ts';
import { renewalOf, type DocumentField, type FleetDocument } from '../documents/documents.ts';
import type { Expiry } from '../records/expiry.ts';
import { documentOfPaper } from './documentExpiry.ts';
import { paperKind, type PaperKind } from './paperKind.ts';

/** For how many months papers are usually renewed. */
export const RENEWAL_MONTHS = [6, 12] as const;

interface RenewedDate {
  date: IsoDate;
  /** What the months are counted from: the current date, or today if that would still be past. */
  from: 'date' | 'today';
}

/**
 * A paper renewed early loses no day: months count from its date, or from today if the result would
 * be past.
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

/** `previous` is what the user saw before. */
export interface NewDate {
  resource: string;
  id: number | string;
  field: string;
  previous: IsoDate | null;
  date: IsoDate | null;
}

export interface Renewal {
  date?: NewDate;
  document?: { values: Partial<Record<DocumentField, unknown>>; file: File };
}

interface RenewalFile {
  file: File;
  copy?: FleetDocument;
  title: string;
}

/**
 * A holder's date is stored there, and the file becomes the next copy of its document. A document
 * that is a paper by itself is renewed by the file; without one its own date moves.
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

export const countByKind = (expiries: readonly Expiry[]): ReadonlyMap<PaperKind, number> => {
  const counts = new Map<PaperKind, number>();
  for (const kind of expiries.map(paperKind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
};
