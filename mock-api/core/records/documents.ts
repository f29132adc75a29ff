import { HOLDER_TYPES, type DocumentField } from '../../../src/domain/documents/document.ts';
import { documentProblems } from '../../../src/domain/documents/documentChecks.ts';
import type { Api } from '../api.ts';
import type { FieldErrors, Json } from '../call.ts';
import { wordsFor } from '../words.ts';
import { checkLinks } from './checks.ts';
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

const HOLDERS = {
  driver: 'drivers',
  truck: 'trucks',
  trailer: 'trailers',
  company: 'companies',
} as const;

const holderProblems = ({ holder_type, holder_id }: Json, api: Api): FieldErrors => {
  const type = HOLDER_TYPES.find((name) => name === holder_type);
  if (!type || typeof holder_id !== 'number') return {};
  return api.store[HOLDERS[type]].get(holder_id) ? {} : { holder_id: `There is no such ${type}` };
};

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
    ...holderProblems(draft, api),
    ...wordsFor(documentProblems(draft)),
    ...checkLinks(draft, api, { replaces_id: 'documents' }),
  }),
  label: ({ title }) => title,
};
