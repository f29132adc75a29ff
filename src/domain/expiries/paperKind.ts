import { documents, type DocumentCategory } from '../documents/documents.ts';
import { documentKind, EXPIRY_OF_CATEGORY } from '../documents/documentState.ts';
import { EXPIRY_KINDS, type Expiry, type ExpiryKind } from './expiry.ts';

/** What expires: a kind of expiry or, of a document that stands for itself, its category. */
export type PaperKind = ExpiryKind | DocumentCategory;

/** In the usual order; the last is what is known of a document at least. */
export const PAPER_KINDS: readonly PaperKind[] = [
  ...EXPIRY_KINDS.filter((kind) => kind !== 'document'),
  ...documents.fields.category.options.filter((category) => !EXPIRY_OF_CATEGORY[category]),
  'document',
];

/** Whether an untrusted value, such as part of an address, is one. */
export const isPaperKind = (value: unknown): value is PaperKind =>
  PAPER_KINDS.some((kind) => kind === value);

/** What expires on that date: the scan of a registration is one, too. */
export const paperKind = ({ kind, document }: Pick<Expiry, 'kind' | 'document'>): PaperKind => {
  if (kind !== 'document' || !document) return kind;
  const { category } = document;
  return isPaperKind(category) ? category : documentKind({ category });
};
