import type { DocumentField, FleetDocument } from '../../domain/documents/documents.ts';
import { newDocumentValues } from '../../domain/documents/documentValues.ts';
import type { Values } from '../../domain/records/recordValues.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { ApiError, asNotOffered, isApiError } from '../apiError.ts';
import { TIMEOUTS, type PhpClient } from '../client/phpClient.ts';
import type { OnProgress } from '../client/sendWithProgress.ts';
import { endpointOf, type Row } from '../endpoints.ts';
import type { Collections } from '../rows/collections.ts';
import { holds, readRow } from '../rows/rows.ts';
import { callOf, createSettling, recordIn } from '../writes/settling.ts';

export interface UploadOptions {
  onProgress?: OnProgress;
  signal?: AbortSignal;
}

const DOCUMENTS = RESOURCES.documents;

const asDocument = (row: Row) => row as unknown as FleetDocument;

const formOf = (values: Values<DocumentField>, file: File): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) form.set(field, String(value as string | number));
  }
  form.set('file', file);
  return form;
};

/** The calls of the documents that are more than read, update, delete. */
export const createDocumentCalls = (
  client: Pick<PhpClient, 'request' | 'download'>,
  collections: Collections,
) => {
  const { send, readToSettle } = createSettling(client, collections);

  /** What the server stored of an upload whose answer is lost or says too little. */
  const settle = async (
    values: Values<DocumentField>,
    file: File,
    known: ReadonlySet<Row['id']>,
    doubt: ApiError | undefined,
  ): Promise<Row> => {
    const { rows, truncated } = await readToSettle(DOCUMENTS);
    const found = rows.find(
      (row) => !known.has(row.id) && row.size_bytes === file.size && holds(row, values),
    );
    if (found) return found;
    throw doubt && !truncated ? doubt : new ApiError('unknownOutcome', { cause: doubt });
  };

  const upload = async (
    values: Values<DocumentField>,
    file: File,
    { onProgress, signal }: UploadOptions,
  ): Promise<Row> => {
    const endpoint = endpointOf(DOCUMENTS);
    const known = new Set((await collections.read(DOCUMENTS)).rows.map(({ id }) => id));
    let isSent = false;
    const { answer, doubt } = await send(callOf(endpoint.create), {
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
    }).catch((error: unknown) => {
      // Cancelled when all of it was on its way: the server may have it.
      if (!isApiError(error, 'aborted') || !isSent) return asNotOffered(error);
      return { answer: undefined, doubt: new ApiError('unknownOutcome', { cause: error }) };
    });
    const stored = readRow({ ...values, ...recordIn(answer) }, endpoint);
    return stored && !doubt ? stored : settle(values, file, known, doubt);
  };

  return {
    /**
     * Stores a document with its file. Fails with 'aborted' when it was cancelled before all of it
     * was sent: then nothing is stored.
     */
    uploadDocument: async (
      values: Values<DocumentField>,
      file: File,
      options: UploadOptions = {},
    ): Promise<FleetDocument> => {
      try {
        return asDocument(await upload(newDocumentValues(values), file, options));
      } finally {
        collections.forget(DOCUMENTS);
        // The server writes down who stored what.
        collections.forget(RESOURCES.activity);
      }
    },

    /** The file of a document. */
    documentFile: async (address: string, signal?: AbortSignal): Promise<Blob> => {
      const { blob } = await client.download(address, { timeout: TIMEOUTS.upload, signal });
      return blob;
    },
  };
};
