import { DOCUMENT_FILES } from '../../src/domain/documents/documentFile.ts';
import type { FleetDocument } from '../../src/domain/documents/documents.ts';
import { fileProblem } from '../../src/domain/files/fileProblem.ts';
import { fileType } from '../../src/domain/files/fileType.ts';
import type { Api } from '../api.ts';
import { idOf, invalid, ok, Refusal, userOf, type Call, type Reply } from '../call.ts';
import { documentKind } from '../records/documents.ts';
import { createRow, deleteRow, draftOf, storedBefore } from '../records/recordKind.ts';
import type { Route } from '../route.ts';
import { wordsFor } from '../words.ts';
import { recordRoutes } from './recordRoutes.ts';

type StoredFile = Pick<FleetDocument, 'file' | 'file_name' | 'mime' | 'size_bytes'>;

const storeFile = async (call: Call, api: Api): Promise<StoredFile> => {
  const upload = call.files.find(({ field }) => field === 'file');
  if (!upload) throw invalid({ file: 'A file is needed' });
  const { bytes } = upload;
  const problem = fileProblem(DOCUMENT_FILES, { size: bytes.length, head: bytes });
  if (problem?.code === 'fileTooLarge') throw new Refusal(413, 'That is too large');
  const mime = fileType(bytes);
  if (problem || !mime) throw invalid(wordsFor({ file: problem ?? { code: 'required' } }));
  // If no row is stored, no file may stay behind.
  const { errors } = await draftOf(documentKind, api, call.body);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    file: await api.uploads.store('document', bytes, mime),
    file_name: upload.name,
    mime,
    size_bytes: bytes.length,
  };
};

const upload = async (call: Call, api: Api): Promise<Reply> => {
  const stored = await storedBefore(documentKind, api, call);
  if (stored) return ok({ success: true, data: stored });
  const renewed = await api.store.documents.get(Number(call.body['replaces_id']));
  if (renewed && (await api.store.documents.first({ replaces_id: renewed.id }))) {
    throw new Refusal(409, `${renewed.title} has been renewed already`);
  }
  const data = await createRow(documentKind, api, call, {
    ...(await storeFile(call, api)),
    version: (renewed?.version ?? 0) + 1,
    uploaded_by: userOf(call).name,
    uploaded_at: api.now(),
  });
  return ok({ success: true, data });
};

/** Deletes a document with its file; its renewal, or the document it renewed, then stands alone. */
const remove = async (call: Call, api: Api): Promise<Reply> => {
  const { id, file } = await deleteRow(documentKind, api, call, idOf(call));
  for (const row of await api.store.documents.all({ replaces_id: id })) {
    await api.store.documents.replace({ ...row, replaces_id: null });
  }
  if (file) api.uploads.remove(file);
  return ok({ success: true });
};

export const documentRoutes: readonly Route[] = recordRoutes(documentKind, {
  path: '/api/fleet/documents/documents.php',
  assumed: true,
  but: {
    GET: { assumed: true },
    POST: { body: 'multipart', handle: upload },
    DELETE: { handle: remove },
  },
});
