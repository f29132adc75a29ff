import { legalChecks } from '../../../src/domain/settings/legalChecks.ts';
import { checkAll } from './checks.ts';
import type { RecordKind } from './recordKind.ts';

export const legalDocumentKind: RecordKind<'legal_documents'> = {
  collection: 'legal_documents',
  resource: 'admin/settings/legal',
  noun: 'document',
  key: 'title',
  fields: { title: 'text', content: 'text' },
  empty: { title: '', content: '', created_at: '' },
  problems: (draft) => checkAll(legalChecks, draft),
  label: ({ title }) => title,
};
