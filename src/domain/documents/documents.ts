import type { CompanyDay } from '../base/companyDay.ts';
import { isIsoDate, type IsoDate } from '../base/dates.ts';
import { isEmpty, type Problems } from '../base/validation.ts';
import { isExpiryIn, type ExpiryFilter } from '../records/expiry.ts';
import { calendarDay, instant, integer, readOnly, select, text } from '../records/field.ts';
import { expiryFieldsOf } from '../records/filter.ts';
import {
  recordType,
  type Draft,
  type FieldOf,
  type FilterOf,
  type RecordOf,
  type TypedRows,
} from '../records/recordType.ts';
import { RESOURCES, type ResourceName } from '../records/resources.ts';
import { isOutOfService } from '../records/service.ts';
import {
  documentKind,
  documentState,
  documentStatus,
  EXPIRY_OF_CATEGORY,
  renewalsAmong,
  type Dated,
  type DocumentState,
} from './documentState.ts';

export const HOLDER_TYPES = ['driver', 'truck', 'trailer', 'company'] as const;
export type HolderType = (typeof HOLDER_TYPES)[number];

export const HOLDER_RESOURCES: Record<HolderType, ResourceName> = {
  driver: RESOURCES.drivers,
  truck: RESOURCES.trucks,
  trailer: RESOURCES.trailers,
  company: RESOURCES.companies,
};

/** 'active' is what is current, in service and not expired. */
export const DOCUMENT_STATE_FILTERS = [
  'active',
  'due',
  'overdue',
  'valid',
  'unknown',
  'off',
  'superseded',
] as const satisfies readonly (DocumentState | 'active')[];
export type DocumentStateFilter = (typeof DOCUMENT_STATE_FILTERS)[number] | ExpiryFilter;

interface Row extends Dated {
  id: number;
  holder_type: HolderType | null;
  holder_id: number | null;
  replaces_id: number | null;
}

type Values<Field extends string> = Readonly<Record<Field, unknown>>;

/** A holder is a type and an id; neither makes sense alone. */
const holderProblems = ({
  holder_type,
  holder_id,
}: Values<'holder_type' | 'holder_id'>): Problems<'holder_type' | 'holder_id'> => {
  if (isEmpty(holder_type) === isEmpty(holder_id)) return {};
  return isEmpty(holder_id)
    ? { holder_id: { code: 'required' } }
    : { holder_type: { code: 'required' } };
};

const periodProblems = ({
  issue_date,
  expiry_date,
}: Values<'issue_date' | 'expiry_date'>): Problems<'expiry_date'> =>
  !isEmpty(issue_date) && !isEmpty(expiry_date) && String(expiry_date) < String(issue_date)
    ? { expiry_date: { code: 'beforeIssue' } }
    : {};

const expires =
  (isMatch: (date: IsoDate, limit: IsoDate) => boolean) => (row: Row, limit: IsoDate) =>
    !isIsoDate(limit) || (isIsoDate(row.expiry_date) && isMatch(row.expiry_date, limit));

/** The documents, each with its holder's date for the same thing, and whether the holder is out of service. */
const withHolderDates = (rows: readonly Row[], holders: readonly TypedRows[]): readonly Row[] => {
  const byResource = new Map(
    holders.map((holder) => [
      holder.type.name,
      {
        type: holder.type,
        fields: expiryFieldsOf(holder.type),
        known: new Map((holder.rows as readonly Draft[]).map((row) => [row['id'], row])),
      },
    ]),
  );
  return rows.map((row) => {
    const of = row.holder_type && byResource.get(HOLDER_RESOURCES[row.holder_type]);
    const field = of && of.fields.get(documentKind(row));
    const holder = of?.known.get(row.holder_id);
    const date = field && holder?.[field];
    const isOff = of && holder && isOutOfService(of.type, holder);
    if (!isOff && !isIsoDate(date)) return row;
    return {
      ...row,
      ...(isIsoDate(date) && { holder_date: date }),
      ...(isOff && { holder_off: true }),
    };
  });
};

export const documents = recordType({
  name: RESOURCES.documents,
  label: 'title',
  hint: 'document_number',
  fields: {
    title: text({ required: true, max: 255, search: true }),
    category: select(
      [
        'license',
        'registration',
        'insurance',
        'permit',
        'gate_pass',
        'tir',
        'identity',
        'visa',
        'medical',
        'other',
      ],
      { required: true },
    ),
    holder_type: select(HOLDER_TYPES, { column: false }),
    holder_id: integer({ refersTo: { by: 'holder_type', types: HOLDER_RESOURCES } }),
    document_number: text({ max: 100, search: true }),
    issuing_authority: text({ max: 255, search: true }),
    issue_date: calendarDay(),
    expiry_date: calendarDay({
      expiry: 'document',
      expiryBy: { field: 'category', kinds: EXPIRY_OF_CATEGORY },
      filter: false,
    }),
    notes: text({ max: 2000, multiline: true }),
    /** The document that this one renews; that one is superseded and kept. */
    replaces_id: integer({ column: false }),
    file_name: readOnly(text({ search: true })),
    mime: readOnly(text({ column: false })),
    size_bytes: readOnly(integer({ required: true })),
    /** The file's address, relative to the API. */
    file: readOnly(text({ column: false })),
    version: readOnly(integer({ required: true })),
    uploaded_by: readOnly(text({ required: true })),
    uploaded_at: readOnly(instant({ required: true })),
  },
  join: {
    types: [RESOURCES.drivers, RESOURCES.trucks, RESOURCES.trailers],
    rows: withHolderDates,
    narrow: (rows: readonly Row[], other) => ({
      id: rows.flatMap(({ holder_type, holder_id }) =>
        holder_type && HOLDER_RESOURCES[holder_type] === other ? (holder_id ?? []) : [],
      ),
    }),
  },
  rules: [{ problems: (draft) => ({ ...holderProblems(draft), ...periodProblems(draft) }) }],
  ownFilters: {
    state: (row: Row, state: DocumentStateFilter, rows: readonly Row[], day: CompanyDay) => {
      const found = documentState(row, renewalsAmong(rows), day);
      if (state === 'active') return !['superseded', 'overdue', 'off'].includes(found);
      return found === 'superseded' ? found === state : isExpiryIn(documentStatus(row, day), state);
    },
    /** The first and the last day on which a document may expire; both inclusive. */
    expires_from: expires((date, from) => date >= from),
    expires_to: expires((date, to) => date <= to),
    /** One or several. */
    holder_id: (row: Row, ids: number | readonly number[]) =>
      [ids].flat().some((id) => row.holder_id === Number(id)),
  },
  filters: ['category', 'expires_from', 'expires_to'],
  stats: { active: { state: 'active' }, due: { state: 'due' } },
  columns: ['title', 'category', 'expiry_date', 'size_bytes', 'uploaded_at'],
});

export interface FleetDocument
  extends RecordOf<typeof documents>, Pick<Dated, 'holder_date' | 'holder_off'> {}
export type DocumentField = FieldOf<typeof documents>;
export type DocumentFilter = FilterOf<typeof documents>;
export type DocumentCategory = FleetDocument['category'];

/** The initial values of a renewal's form: the old document without number, dates and file. */
export const renewalOf = ({
  id,
  title,
  category,
  holder_type,
  holder_id,
  document_number,
  issuing_authority,
}: FleetDocument): Partial<FleetDocument> => ({
  title,
  category,
  holder_type,
  holder_id,
  document_number,
  issuing_authority,
  replaces_id: id,
});
