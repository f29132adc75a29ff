import {
  DOCUMENT_CATEGORIES,
  HOLDER_TYPES,
  type DocumentField,
} from '../../src/domain/fleet/document.ts';
import { date, maxLength, oneOf, required, type Check } from '../../src/domain/validation.ts';
import type { Api } from '../http/api.ts';
import type { FieldErrors, Json } from '../http/call.ts';
import { checkAll, checkLinks } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const fields: Record<DocumentField, FieldType> = {
  title: 'text',
  category: 'text',
  holder_type: 'text',
  holder_id: 'integer',
  document_number: 'text',
  issuing_authority: 'text',
  issue_date: 'text',
  expiry_date: 'text',
  notes: 'text',
  replaces_id: 'integer',
};

const checks: Partial<Record<DocumentField, readonly Check[]>> = {
  title: [required, maxLength(255)],
  category: [required, oneOf(DOCUMENT_CATEGORIES)],
  holder_type: [oneOf(HOLDER_TYPES)],
  document_number: [maxLength(100)],
  issuing_authority: [maxLength(255)],
  issue_date: [date],
  expiry_date: [date],
  notes: [maxLength(2000)],
};

const HOLDERS = {
  driver: 'drivers',
  truck: 'trucks',
  trailer: 'trailers',
  company: 'companies',
} as const;

const holderProblems = ({ holder_type, holder_id }: Json, api: Api): FieldErrors => {
  const type = HOLDER_TYPES.find((name) => name === holder_type);
  if (!type) return holder_id === null ? {} : { holder_type: 'This field is required' };
  const isThere = typeof holder_id === 'number' && api.store[HOLDERS[type]].get(holder_id);
  return isThere ? {} : { holder_id: `There is no such ${type}` };
};

const periodProblems = ({ issue_date, expiry_date }: Json): FieldErrors =>
  typeof issue_date === 'string' && typeof expiry_date === 'string' && expiry_date < issue_date
    ? { expiry_date: 'Must not be before the issue date' }
    : {};

export const documentKind: RecordKind<'documents'> = {
  collection: 'documents',
  resource: 'fleet/documents',
  noun: 'document',
  fields,
  empty: {
    title: '',
    category: 'other',
    holder_type: null,
    holder_id: null,
    document_number: null,
    issuing_authority: null,
    issue_date: null,
    expiry_date: null,
    notes: null,
    file_name: null,
    mime: null,
    size_bytes: 0,
    file: null,
    version: 1,
    replaces_id: null,
    uploaded_by: '',
    uploaded_at: '',
  },
  problems: (draft, api) => ({
    ...periodProblems(draft),
    ...checkAll(checks, draft),
    ...holderProblems(draft, api),
    ...checkLinks(draft, api, { replaces_id: 'documents' }),
  }),
  label: ({ title }) => title,
};
