import { isEmpty, maxLength, required, type Check } from '../base/validation.ts';
import type { LegalDocumentInput } from './legalDocument.ts';

/** Rich text as plain words: an editor's empty page is `<p></p>`, with nothing to read on it. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(?:img|hr)\b[^>]*>/gi, '▪')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

/** Something to read has to be there, not only the tags around it. */
export const hasWords: Check = (value) =>
  isEmpty(value) || wordsOf(String(value)) === '' ? { code: 'required' } : undefined;

/** The rules of a legal document's fields, for form and API alike. */
export const legalChecks: Record<keyof LegalDocumentInput, readonly Check[]> = {
  title: [required, maxLength(255)],
  content: [hasWords, maxLength(500_000)],
};
