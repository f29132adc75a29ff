import { DOCUMENT_FILES } from '../../src/domain/documents/documentFile.ts';
import { fileProblem } from '../../src/domain/files/fileProblem.ts';
import { fileType } from '../../src/domain/files/fileType.ts';
import type { Api } from '../api.ts';
import { idOf, invalid, ok, Refusal, storedFile, userOf, type Call, type Reply } from '../call.ts';
import { documentKind } from '../records/documents.ts';
import {
  createRow,
  deleteRow,
  draftOf,
  replaceRow,
  storedBefore,
  updateRow,
} from '../records/recordKind.ts';
import type { Route } from '../route.ts';
import { wordsFor } from '../words.ts';
import { recordRoutes } from './recordRoutes.ts';

const storeFile = async (call: Call, api: Api): Promise<void> => {
  if (await storedBefore(documentKind, api, call)) return;
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
  call.upload = await api.uploads.store('document', upload, mime);
};

/** What a document is to renew, which nothing else may have renewed. */
const toRenew = async (replaces_id: unknown, api: Api) => {
  const renewed = await api.store.documents.get(Number(replaces_id));
  if (renewed && (await api.store.documents.first({ replaces_id: renewed.id }))) {
    throw new Refusal(409, `${renewed.title} has been renewed already`);
  }
  return renewed;
};

const upload = async (call: Call, api: Api): Promise<Reply> => {
  const stored = await storedBefore(documentKind, api, call);
  if (stored) {
    // The same call was answered meanwhile.
    if (call.upload) await api.uploads.remove(call.upload.file);
    return ok({ success: true, data: stored });
  }
  const renewed = await toRenew(call.body['replaces_id'], api);
  const data = await createRow(documentKind, api, call, {
    ...storedFile(call, 'file'),
    version: (renewed?.version ?? 0) + 1,
    uploaded_by: userOf(call).name,
    uploaded_at: api.now(),
  });
  return ok({ success: true, data });
};

const update = async (call: Call, api: Api): Promise<Reply> => {
  const id = idOf(call);
  const before = await api.store.documents.get(id);
  const { replaces_id } = call.body;
  if (Number(replaces_id) !== before?.replaces_id) await toRenew(replaces_id, api);
  return ok({ success: true, data: await updateRow(documentKind, api, call, id) });
};

/** Deletes a document with its file; its renewal, or the document it renewed, then stands alone. */
const remove = async (call: Call, api: Api): Promise<Reply> => {
  const { id, file } = await deleteRow(documentKind, api, call, idOf(call));
  for (const row of await api.store.documents.all({ replaces_id: id })) {
    await replaceRow(documentKind, api, call, { ...row, replaces_id: null });
  }
  if (file) await api.uploads.remove(file);
  return ok({ success: true });
};

export const documentRoutes: readonly Route[] = recordRoutes(documentKind, {
  path: '/api/fleet/documents/documents.php',
  assumed: true,
  but: {
    GET: { assumed: true },
    POST: { body: 'multipart', before: storeFile, handle: upload },
    PUT: { handle: update },
    DELETE: { handle: remove },
  },
});
