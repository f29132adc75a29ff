import type { Api } from '../api.ts';
import { notFound, type Call, type Reply } from '../call.ts';
import { requireAccess } from '../dispatch.ts';
import { UPLOADS_PATH } from '../uploads.ts';

/** Names of the documents' files: `seed-1.pdf` or `document-….jpg`. */
const OF_A_DOCUMENT = /^(?:seed|document)-/;

/**
 * User pictures are public, as an <img> sends no token; the file of a document requires the right
 * to see documents, and the document.
 */
export const uploadedFile = async (call: Call, api: Api): Promise<Reply> => {
  const name = call.path.slice(UPLOADS_PATH.length);
  if (OF_A_DOCUMENT.test(name)) {
    requireAccess({ resource: 'fleet/documents', action: 'show' }, call);
    if (!(await api.store.documents.first({ file: call.path }))) throw notFound();
  }
  const bytes = await api.madeFile?.(name, api.store);
  if (bytes) return { status: 200, bytes, contentType: 'application/pdf' };
  const file = await api.uploads.read(name);
  if (!file) throw notFound();
  return { status: 200, ...file };
};
