import {
  documents,
  type DocumentField,
  type FleetDocument,
} from '../../domain/documents/documents.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { bodyOf } from '../../domain/records/values.ts';
import { ApiError, isApiError } from '../apiError.ts';
import { TIMEOUTS } from '../client/phpClient.ts';
import type { OnProgress } from '../client/sendWithProgress.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { shapeOf } from '../rows/recordTypes.ts';
import { holds, readRow, recordIn } from '../rows/rows.ts';
import { pathOf, readToConfirm, sendWrite, type SentWrite } from '../writes/confirmWrite.ts';
import { forgetAfter } from '../writes/writes.ts';

export interface UploadOptions {
  onProgress?: OnProgress;
  signal?: AbortSignal;
}

type DocumentValues = Partial<Record<DocumentField, unknown>>;

const DOCUMENTS = RESOURCES.documents;

const formOf = (values: DocumentValues, file: File): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) form.set(field, String(value as string | number));
  }
  form.set('file', file);
  return form;
};

/** What the server stored of an upload whose answer is lost or says too little. */
const findStored = async (
  { collections }: Pick<Context, 'collections'>,
  values: DocumentValues,
  file: File,
  known: ReadonlySet<number>,
  unconfirmed: ApiError | undefined,
): Promise<FleetDocument> => {
  const { rows, truncated } = await readToConfirm(collections, DOCUMENTS);
  const found = rows.find(
    (row) => !known.has(row.id) && row.size_bytes === file.size && holds(row, values),
  );
  if (found) return found;
  throw unconfirmed && !truncated
    ? unconfirmed
    : new ApiError('unknownOutcome', { cause: unconfirmed });
};

const upload = async (
  context: Context,
  values: DocumentValues,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<FleetDocument> => {
  const { api, collections } = context;
  const endpoint = endpointOf(DOCUMENTS);
  const known = new Set((await collections.read(DOCUMENTS)).rows.map(({ id }) => id));
  let isSent = false;
  const { answer, unconfirmed } = await sendWrite(api.call, pathOf(endpoint.create), {
    method: 'POST',
    form: formOf(values, file),
    timeout: TIMEOUTS.upload,
    signal,
    onProgress:
      onProgress &&
      ((sent, total) => {
        isSent = sent === total;
        onProgress(sent, total);
      }),
  }).catch((error: unknown): SentWrite => {
    // Cancelled after the whole body was sent: the server may have stored it.
    if (!isApiError(error, 'aborted') || !isSent) throw error;
    return { unconfirmed: new ApiError('unknownOutcome', { cause: error }) };
  });
  const stored = readRow({ ...values, ...recordIn(answer) }, await shapeOf(DOCUMENTS));
  return stored && !unconfirmed
    ? (stored as FleetDocument)
    : findStored(context, values, file, known, unconfirmed);
};

/** The document calls beyond read, update and delete. */
export const createDocumentCalls = (context: Context) => ({
  /**
   * Stores a document with its file. Fails with 'aborted' if it was cancelled before the whole body was sent:
   * then nothing is stored.
   */
  uploadDocument: (
    values: DocumentValues,
    file: File,
    options: UploadOptions = {},
  ): Promise<FleetDocument> =>
    forgetAfter(context, DOCUMENTS, () =>
      upload(context, bodyOf(documents, values), file, options),
    ),

  /** A document's file. */
  documentFile: async (address: string, signal?: AbortSignal): Promise<Blob> => {
    const { blob } = await context.api.download(address, { timeout: TIMEOUTS.upload, signal });
    return blob;
  },
});
