import type { FleetDocument } from './documents.ts';

/** What a document and its twin have in common: everything that was sent. */
const SENT = [
  'title',
  'category',
  'holder_type',
  'holder_id',
  'document_number',
  'issuing_authority',
  'issue_date',
  'expiry_date',
  'notes',
  'replaces_id',
  'file_name',
  'size_bytes',
] as const satisfies readonly (keyof FleetDocument)[];

/**
 * What a server stored of the same upload besides `document`: a browser repeats a call by itself
 * when its connection breaks.
 */
export const twinsOf = (
  document: FleetDocument,
  added: readonly FleetDocument[],
): FleetDocument[] =>
  added.filter(
    (other) =>
      other.id !== document.id &&
      SENT.every((field) => (other[field] ?? null) === (document[field] ?? null)),
  );
