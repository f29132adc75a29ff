import { RESOURCES } from '../../domain/records/resources.ts';
import { ApiError, isApiError, isOutcomeUnknown, isRefused } from '../apiError.ts';
import { TIMEOUTS } from '../client/phpClient.ts';
import type { OnProgress } from '../client/sendWithProgress.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { pathOf, readToConfirm, type SentWrite } from './confirmWrite.ts';

interface ImportOutcome extends SentWrite {
  records: Record<string, unknown>[];
  /** True if the list is truncated, so that what is missing from it may still be stored. */
  truncated: boolean;
}

export interface ImportOptions {
  onProgress?: OnProgress;
  signal?: AbortSignal;
}

/**
 * Sends a canonical CSV (domain/import) as the field `file`, then reads the record type,
 * because the answer alone proves nothing: a server may refuse a file after it has stored some of
 * its rows. Throws the refusal if the records cannot be read then, 'aborted' if cancelled before the
 * whole body was sent, and 'unknownOutcome' if later, or if the records cannot be read.
 */
export const importRecords = async (
  { api, collections }: Pick<Context, 'api' | 'collections'>,
  resource: string,
  csv: string,
  fileName: string,
  { onProgress, signal }: ImportOptions = {},
): Promise<ImportOutcome> => {
  const form = new FormData();
  form.set('file', new File([csv], fileName, { type: 'text/csv' }));
  let isSent = !onProgress;
  const report: OnProgress = (sent, total) => {
    isSent = sent === total;
    onProgress?.(sent, total);
  };
  const call = {
    method: 'POST',
    form,
    timeout: TIMEOUTS.upload,
    signal,
    onProgress: onProgress && report,
  } as const;
  // Any answer will do: what it says about single rows is compared with the records.
  const sent = await api.call(pathOf(endpointOf(resource).import), call).then(
    (answer): SentWrite => ({ answer }),
    (error: unknown): SentWrite => {
      // Whoever gives up waiting does not want to wait for the list either.
      if (isApiError(error, 'aborted') && isSent) {
        throw new ApiError('unknownOutcome', { cause: error });
      }
      if (isRefused(error)) return { answer: error.answer, unconfirmed: error };
      if (isOutcomeUnknown(error)) return { unconfirmed: error };
      throw error;
    },
  );
  // With what is derived from the rows; and the server logs an import.
  for (const name of [resource, RESOURCES.activity]) collections.forget(name);
  const { rows, truncated } = await readToConfirm(() => collections.readAnew(resource)).catch(
    (error: unknown) => {
      throw isRefused(sent.unconfirmed) ? sent.unconfirmed : error;
    },
  );
  return { ...sent, records: rows, truncated };
};
