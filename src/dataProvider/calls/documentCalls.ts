import { isEmpty } from '../../domain/base/validation.ts';
import {
  documents,
  type DocumentField,
  type FleetDocument,
} from '../../domain/documents/documents.ts';
import { twinsOf } from '../../domain/documents/twins.ts';
import { CLIENT_REF } from '../../domain/records/clientRef.ts';
import { withOwnWords } from '../../domain/records/ownWords.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { bodyOf } from '../../domain/records/values.ts';
import { ApiError, isApiError } from '../apiError.ts';
import { TIMEOUTS } from '../client/phpClient.ts';
import type { OnProgress } from '../client/sendWithProgress.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { shapeOf } from '../rows/recordTypes.ts';
import { holds, readRow, recordIn } from '../rows/rows.ts';
import { bodyFor } from '../writes/body.ts';
import { isSentAs, withClientRef } from '../writes/clientRef.ts';
import { pathOf, readToConfirm, sendWrite, type SentWrite } from '../writes/confirmWrite.ts';
import { forgetAfter } from '../writes/writes.ts';

export interface UploadOptions {
  onProgress?: OnProgress;
  signal?: AbortSignal;
}

export interface StoredUpload extends FleetDocument {
  twins: readonly FleetDocument[];
}

type DocumentValues = Partial<Record<DocumentField, unknown>>;

const DOCUMENTS = RESOURCES.documents;

const formOf = (values: DocumentValues, file: File, ref: string): FormData => {
  const form = new FormData();
  form.set(CLIENT_REF, ref);
  for (const [field, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) form.set(field, String(value as string | number));
  }
  form.set('file', file);
  return form;
};

/** Of a long list, those of the same title. */
const readLike = (
  { collections }: Pick<Context, 'collections'>,
  { title }: DocumentValues,
  read: 'read' | 'readAnew',
) =>
  collections.isPaged(DOCUMENTS)
    ? collections.readSome(DOCUMENTS, { title })
    : collections[read](DOCUMENTS);

/** What the server stored of an upload whose answer is lost or says too little. */
const findStored = async (
  context: Pick<Context, 'collections'>,
  values: DocumentValues,
  file: File,
  known: ReadonlySet<number>,
  ref: string,
  unconfirmed: ApiError | undefined,
): Promise<FleetDocument> => {
  const { rows, truncated } = await readToConfirm(() => readLike(context, values, 'readAnew'));
  const found =
    rows.find((row) => isSentAs(ref, row)) ??
    rows.find(
      (row) =>
        isSentAs(ref, row) === undefined &&
        !known.has(row.id) &&
        (isEmpty(row.size_bytes) || row.size_bytes === file.size) &&
        holds(row, values),
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
  known: ReadonlySet<number>,
  ref: string,
  { onProgress, signal }: UploadOptions,
): Promise<FleetDocument> => {
  const { api, collections } = context;
  const endpoint = endpointOf(DOCUMENTS);
  let isSent = false;
  const { answer, unconfirmed } = await sendWrite(api.call, pathOf(endpoint.create), {
    method: 'POST',
    form: formOf(withOwnWords(documents, values, collections.known(DOCUMENTS)), file, ref),
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
    : findStored(context, values, file, known, ref, unconfirmed);
};

/** Empty if that cannot be read. */
const findTwins = async (
  context: Pick<Context, 'collections'>,
  { id, title }: FleetDocument,
  known: ReadonlySet<number>,
): Promise<readonly FleetDocument[]> => {
  // The screens share what is read here.
  const { rows } = await readLike(context, { title }, 'read').catch(() => ({ rows: [] }));
  const added = rows.filter((row) => !known.has(row.id));
  const document = added.find((row) => row.id === id);
  return document ? twinsOf(document, added) : [];
};

export const createDocumentCalls = (context: Context) => ({
  /**
   * Fails with 'aborted' if it was cancelled before the whole body was sent: then nothing is
   * stored. `twins` is what the server stored of it besides.
   */
  uploadDocument: async (
    values: DocumentValues,
    file: File,
    options: UploadOptions = {},
  ): Promise<StoredUpload> => {
    const body = await bodyFor(DOCUMENTS, bodyOf(documents, values));
    const { rows } = await readLike(context, body, 'read');
    const known = new Set(rows.map(({ id }) => id));
    const named = { ...body, file: [file.name, file.size, file.lastModified] };
    const stored = await forgetAfter(context, DOCUMENTS, () =>
      withClientRef(context, DOCUMENTS, named, (ref) =>
        upload(context, body, file, known, ref, options),
      ),
    );
    return { ...stored, twins: await findTwins(context, stored, known) };
  },

  documentFile: async (address: string, signal?: AbortSignal): Promise<Blob> => {
    const { blob } = await context.api.download(address, { timeout: TIMEOUTS.upload, signal });
    return blob;
  },
});
