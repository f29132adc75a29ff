import { legalDocuments } from '../../src/domain/settings/legal.ts';
import { recordKindOf } from './recordKindOf.ts';

export const legalDocumentKind = recordKindOf(legalDocuments, {
  collection: 'legal_documents',
  noun: 'document',
});
