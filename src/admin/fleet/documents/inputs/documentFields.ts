import type { DocumentField } from '../../../../domain/documents/documents.ts';

export const MAIN_FIELDS = [
  'title',
  'category',
  'issue_date',
  'expiry_date',
] as const satisfies readonly DocumentField[];

export const DETAIL_FIELDS = [
  'document_number',
  'issuing_authority',
  'notes',
] as const satisfies readonly DocumentField[];
