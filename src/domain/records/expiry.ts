import type { CompanyDay } from '../base/companyDay.ts';
import { daysBetween, isIsoDate, type IsoDate } from '../base/dates.ts';
import { dueSoonDays } from '../base/dueSoon.ts';
import type { ExpiryKind } from '../base/expiryKinds.ts';

export { EXPIRY_KINDS, isExpiryKind, type ExpiryKind } from '../base/expiryKinds.ts';

/** Most pressing first, as filters offer them; `off` is any date of a holder who is no longer in service. */
export const EXPIRY_STATES = ['due', 'overdue', 'valid', 'unknown', 'off'] as const;
export type ExpiryState = (typeof EXPIRY_STATES)[number];

export interface ExpiryStatus {
  readonly state: ExpiryState;
  /** Days from today to the expiry; negative if it is past; absent for `unknown`. */
  readonly daysLeft?: number;
}

const UNKNOWN: ExpiryStatus = { state: 'unknown' };

const judge = (date: IsoDate, kind: ExpiryKind, day: CompanyDay): ExpiryStatus => {
  if (!isIsoDate(date)) return UNKNOWN;
  const daysLeft = daysBetween(day.today, date);
  if (daysLeft < 0) return { state: 'overdue', daysLeft };
  return { state: daysLeft <= dueSoonDays(kind, day) ? 'due' : 'valid', daysLeft };
};

/** A fleet has thousands of dates on a few hundred days: each is judged once for its kind. */
const judged = new WeakMap<CompanyDay, Map<ExpiryKind, Map<IsoDate, ExpiryStatus>>>();

/**
 * Due with as many days left as its kind allows, or fewer. A missing or impossible date is
 * `unknown`.
 */
export const expiryStatus = (
  date: IsoDate | null | undefined,
  kind: ExpiryKind,
  day: CompanyDay,
): ExpiryStatus => {
  if (!date) return UNKNOWN;
  let ofDay = judged.get(day);
  if (!ofDay) judged.set(day, (ofDay = new Map()));
  let ofKind = ofDay.get(kind);
  if (!ofKind) ofDay.set(kind, (ofKind = new Map()));
  let status = ofKind.get(date);
  if (!status) ofKind.set(date, (status = judge(date, kind, day)));
  return status;
};

export const offDuty = (status: ExpiryStatus): ExpiryStatus =>
  status.state === 'unknown' ? status : { ...status, state: 'off' };

/** A state, or `14` for what expires within 14 days from today. */
export type ExpiryFilter = ExpiryState | `${number}`;

/** Undefined for a state, or for an invalid filter. */
export const daysAhead = (filter: unknown): number | undefined =>
  /^\d{1,3}$/.test(String(filter)) ? Number(filter) : undefined;

/** What has expired matches no number of days. */
export const isExpiryIn = ({ state, daysLeft = -1 }: ExpiryStatus, filter: unknown): boolean => {
  if (EXPIRY_STATES.some((one) => one === filter)) return state === filter;
  const days = daysAhead(filter) ?? -1;
  return state !== 'off' && daysLeft >= 0 && daysLeft <= days;
};

export interface ExpiryHolder {
  resource: string;
  id: number | string;
  /** Its name or number. */
  label: string;
  /** Its Arabic name, where it has one: `ownName(holder, 'label')` is the reader's. */
  label_ar?: string;
  /** What tells it apart from others of its name: a driver's ID. */
  code?: string;
}

/** A record as the holder of its expiry dates. */
export const asHolder = (
  { name, key, label }: { name: string; key?: string; label: string },
  row: { id: number | string },
): ExpiryHolder => {
  const values = row as Readonly<Record<string, unknown>>;
  const { [label]: own, [`${label}_ar`]: arabic } = values;
  const code = key !== undefined && key !== label ? values[key] : undefined;
  return {
    resource: name,
    id: row.id,
    label: String(own),
    ...(typeof arabic === 'string' && arabic && { label_ar: arabic }),
    ...(typeof code === 'string' && code && { code }),
  };
};

interface PaperFile {
  id: number;
  title: string;
  category: string;
  holder_type: string | null;
  holder_id: number | null;
  expiry_date: IsoDate | null;
  file: string | null;
}

export interface Expiry extends ExpiryStatus {
  holder: ExpiryHolder;
  /** `document` for a document that is a paper by itself; its holder is then the document. */
  kind: ExpiryKind;
  field: string;
  date: IsoDate;
  /** The current document of this kind and holder; for the kind `document`, the document itself. */
  document?: PaperFile;
  /**
   * The driver or vehicle that a document or a permit belongs to; absent if none, or not loaded.
   */
  owner?: ExpiryHolder;
}

/** A driver or vehicle may have several such dates of its kind, each on a record of its own. */
export const isOfOwnRecord = ({ kind, owner }: Pick<Expiry, 'kind' | 'owner'>): boolean =>
  kind !== 'document' && owner !== undefined;

export const byLabel = (a: Pick<Expiry, 'holder'>, b: Pick<Expiry, 'holder'>): number =>
  a.holder.label.localeCompare(b.holder.label);

/** Longest expired first, then next to expire. */
export const byUrgency = (a: Expiry, b: Expiry): number =>
  (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity) || byLabel(a, b);
