/** A legal text that an admin keeps. The content is rich text: sanitise it before showing. */
export interface LegalDocument {
  id: number;
  title: string;
  content: string;
  /** An instant in UTC. */
  created_at: string;
}

/** A legal document as it once was; newest first where a server keeps such. */
export interface LegalVersion {
  title: string;
  content: string;
  /** When it was stored, an instant in UTC. */
  saved_at: string;
  /** By whom, where that is known. */
  saved_by?: string | null;
}

export type LegalDocumentInput = Pick<LegalDocument, 'title' | 'content'>;
