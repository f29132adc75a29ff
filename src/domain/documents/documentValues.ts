import { cleanValues, newBody, type Values } from '../records/recordValues.ts';
import type { DocumentField, FleetDocument } from './document.ts';
import { documentChecks } from './documentChecks.ts';

/** The fields of a document that are stored as numbers and that a user fills in. */
const DOCUMENT_NUMBERS = ['holder_id', 'replaces_id'] as const satisfies DocumentField[];

const ALWAYS = ['title', 'category', 'expiry_date'] as const satisfies DocumentField[];

/** What a form holds, as it is stored: trimmed, null where empty, ids as numbers. */
export const documentValues = <T extends Values<DocumentField>>(values: T): T =>
  cleanValues(values, DOCUMENT_NUMBERS);

/** The fields of the call that adds a document, beside its file. */
export const newDocumentValues = (values: Values<DocumentField>): Values<DocumentField> =>
  newBody<DocumentField>(
    documentValues(values),
    ALWAYS,
    Object.keys(documentChecks) as DocumentField[],
  );

/** What the form of a renewal starts with: the old paper without what is new about the next one. */
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
