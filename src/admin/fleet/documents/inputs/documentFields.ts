import type { DocumentField } from '../../../../domain/documents/documents.ts';

/** What a document is, and from when to when it is valid. */
export const MAIN_FIELDS = [
  'title',
  'category',
  'issue_date',
  'expiry_date',
] as const satisfies readonly DocumentField[];

/** What else is written on a document. */
export const DETAIL_FIELDS = [
  'document_number',
  'issuing_authority',
  'notes',
] as const satisfies readonly DocumentField[];
