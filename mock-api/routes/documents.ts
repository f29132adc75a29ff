import {
  DOCUMENT_MIME_TYPES,
  MAX_DOCUMENT_BYTES,
  type FleetDocument,
} from '../../src/domain/fleet/document.ts';
import type { Api } from '../http/api.ts';
import { invalid, ok, Refusal, userOf, type Call, type Reply } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { documentKind } from '../records/documents.ts';
import { createRow, draftOf } from '../records/recordKind.ts';
import { sniff } from '../uploads.ts';
import { crud } from './crud.ts';

const DOCUMENTS = '/api/fleet/documents/documents.php';

type StoredFile = Pick<FleetDocument, 'file' | 'file_name' | 'mime' | 'size_bytes'>;

const storeFile = (call: Call, api: Api): StoredFile => {
  const upload = call.files.find(({ field }) => field === 'file');
  if (!upload) throw invalid({ file: 'A file is needed' });
  if (upload.bytes.length > MAX_DOCUMENT_BYTES) throw new Refusal(413, 'That is too large');
  const mime = sniff(upload.bytes);
  if (!mime || !(DOCUMENT_MIME_TYPES as readonly string[]).includes(mime)) {
    throw invalid({ file: 'Only PDF, PNG, JPEG and WebP files can be stored' });
  }
  // What is not stored as a row shall leave no file behind.
  const { errors } = draftOf(documentKind, api, call.body);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    file: api.uploads.store('document', upload.bytes, mime),
    file_name: upload.name,
    mime,
    size_bytes: upload.bytes.length,
  };
};

const upload = (call: Call, api: Api): Reply => {
  const renewed = api.store.documents.get(Number(call.body['replaces_id']));
  const data = createRow(documentKind, api, call, {
    ...storeFile(call, api),
    version: (renewed?.version ?? 0) + 1,
    uploaded_by: userOf(call).name,
    uploaded_at: api.now(),
  });
  return ok({ success: true, data });
};

const documents = crud(documentKind);

export const documentRoutes: readonly Route[] = [
  documents.list(DOCUMENTS, { assumed: true }),
  {
    method: 'POST',
    path: DOCUMENTS,
    access: { resource: 'fleet/documents', action: 'create' },
    body: 'multipart',
    assumed: true,
    handle: upload,
  },
  documents.update(DOCUMENTS, { assumed: true }),
  documents.remove(DOCUMENTS, { assumed: true }),
];
