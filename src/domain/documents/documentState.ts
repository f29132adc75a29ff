import type { CompanyDay } from '../base/companyDay.ts';
import { isIsoDate, type IsoDate } from '../base/dates.ts';
import { isEmpty } from '../base/validation.ts';
import { expiryStatus, offDuty, type ExpiryKind, type ExpiryStatus } from '../records/expiry.ts';

const DOCUMENT_STATES = ['valid', 'due', 'overdue', 'unknown', 'off', 'superseded'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** The holder's expiry that a document of a category proves. */
export const EXPIRY_OF_CATEGORY: Readonly<Partial<Record<string, ExpiryKind>>> = {
  registration: 'registration',
  insurance: 'insurance',
  permit: 'road_permit',
  gate_pass: 'gatepass',
  tir: 'tir',
};

/** A scanned registration counts as a registration. */
export const documentKind = ({ category }: { category: string }): ExpiryKind =>
  EXPIRY_OF_CATEGORY[category] ?? 'document';

export interface Dated {
  category: string;
  expiry_date: IsoDate | null;
  /** The holder's own date for the same thing, which overrides the document's. Never stored. */
  holder_date?: IsoDate;
  /** The holder is no longer in service. Never stored. */
  holder_off?: boolean;
}

export const documentStatus = (document: Dated, day: CompanyDay): ExpiryStatus => {
  const date = document.holder_date ?? document.expiry_date;
  const status = expiryStatus(date, documentKind(document), day);
  return document.holder_off ? offDuty(status) : status;
};

interface OfKind {
  category?: unknown;
  holder_type?: unknown;
  holder_id?: unknown;
}

interface Renewable extends OfKind {
  id: number;
  replaces_id: number | null;
  expiry_date: IsoDate | null;
}

/**
 * A driver or vehicle has one of each at a time, such as a visa; companies may hold several
 * licences.
 */
const onlyOneKey = ({ category, holder_type, holder_id }: OfKind): string | undefined => {
  const isOnlyOne = holder_type && holder_type !== 'company' && category && category !== 'other';
  return isOnlyOne && !isEmpty(holder_id)
    ? [holder_type, holder_id, category].join(' ')
    : undefined;
};

const dateOf = ({ expiry_date }: Renewable): IsoDate => (isIsoDate(expiry_date) ? expiry_date : '');

/** Valid longer, or else stored later. */
export const isNewer = (a: Renewable, b: Renewable): boolean =>
  dateOf(a) === dateOf(b) ? a.id > b.id : dateOf(a) > dateOf(b);

const newestByKey = <D extends Renewable>(documents: readonly D[]): ReadonlyMap<unknown, D> => {
  const newest = new Map<unknown, D>();
  for (const document of documents) {
    const key = onlyOneKey(document);
    const known = newest.get(key);
    if (key && (!known || isNewer(document, known))) newest.set(key, document);
  }
  return newest;
};

export type Renewals<D> = ReadonlyMap<number, D>;

/**
 * By a document that says so, or by one of the same kind and holder that is valid longer. Those
 * with the same date may be two pages of one paper, and stay.
 */
export const renewalsIn = <D extends Renewable>(documents: readonly D[]): Renewals<D> => {
  const renewals = new Map<number, D>();
  for (const document of documents) {
    const { id, replaces_id } = document;
    // A document that renews itself would vanish from everything that counts.
    if (typeof replaces_id === 'number' && replaces_id !== id) renewals.set(replaces_id, document);
  }
  const current = documents.filter(({ id }) => !renewals.has(id));
  const newest = newestByKey(current);
  for (const document of current) {
    const other = newest.get(onlyOneKey(document));
    const isDated = dateOf(document) !== '';
    if (other && isDated && dateOf(document) < dateOf(other)) renewals.set(document.id, other);
  }
  return renewals;
};

const known = new WeakMap<readonly Renewable[], Renewals<Renewable>>();

/** Computed once for rows that a filter asks about one by one. */
export const renewalsAmong = (rows: readonly Renewable[]): Renewals<Renewable> => {
  const renewals = known.get(rows) ?? renewalsIn(rows);
  known.set(rows, renewals);
  return renewals;
};

export const documentState = (
  document: Dated & { id: number },
  renewals: Renewals<unknown>,
  day: CompanyDay,
): DocumentState =>
  renewals.has(document.id) ? 'superseded' : documentStatus(document, day).state;

export const currentDocuments = <D extends Renewable>(documents: readonly D[]): D[] => {
  const renewals = renewalsIn(documents);
  return documents.filter(({ id }) => !renewals.has(id));
};

export const replacedBy = <D extends Renewable>(
  draft: OfKind,
  documents: readonly D[],
): D | undefined => {
  const key = onlyOneKey(draft);
  return key === undefined ? undefined : newestByKey(currentDocuments(documents)).get(key);
};
