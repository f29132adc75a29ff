import type { CompanyDay } from '../base/companyDay.ts';
import { isIsoDate, type IsoDate } from '../base/dates.ts';
import type { DocumentCategory, FleetDocument, HolderType } from './document.ts';
import { documentState, type DocumentState, type Renewals } from './documentState.ts';

/** What the list can be narrowed to beside each single state: 'active' is current and not overdue. */
export const DOCUMENT_STATE_FILTERS = [
  'active',
  'due',
  'overdue',
  'valid',
  'unknown',
  'superseded',
] as const satisfies readonly (DocumentState | 'active')[];
export type DocumentStateFilter = (typeof DOCUMENT_STATE_FILTERS)[number];

/** What the documents list can be narrowed to, beside the search text. */
export interface DocumentFilter {
  category?: DocumentCategory;
  holder_type?: HolderType;
  holder_id?: number;
  state?: DocumentStateFilter;
  /** The first and the last day on which a document may run out; both count. */
  expires_from?: IsoDate;
  expires_to?: IsoDate;
}

/** Every filter that `documentMatches` knows, for whoever offers them one by one. */
export const DOCUMENT_FILTERS = [
  'category',
  'holder_type',
  'holder_id',
  'state',
  'expires_from',
  'expires_to',
] as const satisfies readonly (keyof DocumentFilter)[];

const stateMatches = (state: DocumentState, wanted: DocumentStateFilter) =>
  wanted === 'active' ? state !== 'superseded' && state !== 'overdue' : state === wanted;

/** A day that is still being typed narrows nothing. */
const isWithin = (date: IsoDate | null, { expires_from, expires_to }: DocumentFilter): boolean => {
  const [from, to] = [expires_from, expires_to].map((day) => (isIsoDate(day) ? day : undefined));
  if (!from && !to) return true;
  return isIsoDate(date) && (!from || date >= from) && (!to || date <= to);
};

/** Whether a document is what the filter asks for; `renewals` are those among all documents. */
export const documentMatches = (
  document: FleetDocument,
  filter: DocumentFilter,
  renewals: Renewals<unknown>,
  day: CompanyDay,
): boolean =>
  (!filter.category || document.category === filter.category) &&
  (!filter.holder_type || document.holder_type === filter.holder_type) &&
  (filter.holder_id === undefined || document.holder_id === Number(filter.holder_id)) &&
  (!filter.state || stateMatches(documentState(document, renewals, day), filter.state)) &&
  isWithin(document.expiry_date, filter);
