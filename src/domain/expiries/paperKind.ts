import { documents, type DocumentCategory } from '../documents/documents.ts';
import { documentKind, EXPIRY_OF_CATEGORY } from '../documents/documentState.ts';
import { EXPIRY_KINDS, type Expiry, type ExpiryKind } from '../records/expiry.ts';

/** A kind of expiry or, for a document that is a paper by itself, its category. */
export type PaperKind = ExpiryKind | DocumentCategory;

/** In the usual order; the last applies to any document. */
export const PAPER_KINDS: readonly PaperKind[] = [
  ...EXPIRY_KINDS.filter((kind) => kind !== 'document'),
  ...documents.fields.category.options.filter((category) => !EXPIRY_OF_CATEGORY[category]),
  'document',
];

const isPaperKind = (value: unknown): value is PaperKind =>
  PAPER_KINDS.some((kind) => kind === value);

/** The scan of a registration counts as a registration. */
export const paperKind = ({ kind, document }: Pick<Expiry, 'kind' | 'document'>): PaperKind => {
  if (kind !== 'document' || !document) return kind;
  const { category } = document;
  return isPaperKind(category) ? category : documentKind({ category });
};
