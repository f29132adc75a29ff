import type { Api } from '../api.ts';
import { notFound, type Call, type Reply } from '../call.ts';
import { requireAccess } from '../dispatch.ts';
import { samplePdf, seedFileId } from '../samplePdf.ts';
import { UPLOADS_PATH } from '../uploads.ts';

/** Names of the documents' files: `seed-1.pdf` or `document-….jpg`. */
const OF_A_DOCUMENT = /^(?:seed|document)-/;

/**
 * A stored file. User pictures are public, as an <img> sends no token; a document requires the right to see
 * documents.
 */
export const uploadedFile = (call: Call, api: Api): Reply => {
  const name = call.path.slice(UPLOADS_PATH.length);
  if (OF_A_DOCUMENT.test(name)) {
    requireAccess({ resource: 'fleet/documents', action: 'show' }, call);
  }
  const seeded = api.store.documents.get(seedFileId(name));
  if (seeded) return { status: 200, bytes: samplePdf(seeded), contentType: 'application/pdf' };
  const file = api.uploads.read(name);
  if (!file) throw notFound();
  return { status: 200, ...file };
};
