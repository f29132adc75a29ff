import type { DocumentField } from '../../../../domain/documents/documents.ts';

/** What a document is, and when it is valid. */
export const MAIN_FIELDS = [
  'title',
  'category',
  'issue_date',
  'expiry_date',
] as const satisfies readonly DocumentField[];

/** The other details on a document. */
export const DETAIL_FIELDS = [
  'document_number',
  'issuing_authority',
  'notes',
] as const satisfies readonly DocumentField[];
