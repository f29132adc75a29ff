import { ownName } from '../base/formats.ts';
import { isEmpty, type Problems } from '../base/validation.ts';
import { instant, readOnly, text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';

/** Those that an editor writes. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Rich text as plain words: an editor's empty page is `<p></p>`, with nothing to read in it. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(?:img|hr)\b[^>]*>/gi, '▪')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** How a text begins, with its headings told from what follows. */
const excerptOf = (html: string): string =>
  html
    .split(/<\/h[1-6]>/i)
    .map(wordsOf)
    .filter(Boolean)
    .join(' · ');

/** Tags without any text are no content. */
const hasWords = ({ content }: { content: unknown }): Problems<'content'> =>
  isEmpty(content) || wordsOf(String(content)) === '' ? { content: { code: 'required' } } : {};

/**
 * The company's legal texts, in English and, where the server keeps it (assumed), in Arabic. Their content is
 * rich text: sanitise it before showing.
 */
export const legalDocuments = recordType({
  name: RESOURCES.legal,
  key: 'title',
  fields: {
    title: text({ required: true, max: 255, search: true }),
    title_ar: text({ max: 255, search: true, column: false }),
    content: text({ required: true, max: 500_000, column: false }),
    content_ar: text({ max: 500_000, column: false }),
    created_at: readOnly(instant({ required: true })),
  },
  virtual: { excerpt: (document: object) => excerptOf(ownName(document, 'content')) },
  rules: [
    {
      problems: hasWords,
      searchText: ({ content, content_ar }) => wordsOf(`${content ?? ''}\n${content_ar ?? ''}`),
    },
  ],
  columns: ['title', 'excerpt', 'created_at'],
});

export type LegalDocument = RecordOf<typeof legalDocuments>;

export type LegalText = Pick<LegalDocument, 'title' | 'content'> &
  Partial<Pick<LegalDocument, 'title_ar' | 'content_ar'>>;

/** An earlier version of a legal document; newest first if a server keeps them. */
export interface LegalVersion extends LegalText {
  /** When it was stored, an instant in UTC. */
  saved_at: string;
  /** By whom, if known. */
  saved_by?: string | null;
}
