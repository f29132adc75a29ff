/** A legal text that an admin keeps. The content is rich text: sanitise it before showing. */
export interface LegalDocument {
  id: number;
  title: string;
  content: string;
  /** An instant in UTC. */
  created_at: string;
}

export type LegalDocumentInput = Pick<LegalDocument, 'title' | 'content'>;
