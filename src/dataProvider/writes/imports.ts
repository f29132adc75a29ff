import { RESOURCES } from '../../domain/records/resources.ts';
import { ApiError, asNotOffered, outcomeIsOpen } from '../apiError.ts';
import { TIMEOUTS, type PhpAnswer, type PhpClient } from '../client/phpClient.ts';
import { endpointOf } from '../endpoints.ts';
import type { Collections } from '../rows/collections.ts';

export interface ImportOutcome {
  /** What the server said, of any shape. */
  answer: PhpAnswer | undefined;
  /** Why there is no answer: it was lost, could not be read, or was an error of the server. */
  doubt: ApiError | undefined;
  /** The records as the server has them after the upload. */
  records: Record<string, unknown>[];
  /** True when the list is cut short, so that what is missing in it may still be stored. */
  truncated: boolean;
}

/**
 * Sends one canonical CSV (domain/import) in the multipart field `file`, then reads the record type
 * anew, because the answer alone does not prove what was stored. Throws what the server plainly
 * refused, and 'unknownOutcome' when it cannot even be looked up.
 */
export const createImports =
  (client: Pick<PhpClient, 'request'>, collections: Collections) =>
  async (resource: string, csv: string, fileName: string): Promise<ImportOutcome> => {
    const path = endpointOf(resource).import;
    if (!path) throw new ApiError('notOffered');
    const form = new FormData();
    form.set('file', new File([csv], fileName, { type: 'text/csv' }));
    const sent = await client
      .request(path, { method: 'POST', form, timeout: TIMEOUTS.upload })
      .then((answer) => ({ answer, doubt: undefined }))
      .catch((error: unknown) => {
        if (outcomeIsOpen(error)) return { answer: undefined, doubt: error };
        return asNotOffered(error);
      });
    // An import is an entry of the activity log.
    collections.forget(RESOURCES.activity);
    const { rows, truncated } = await collections.readAnew(resource).catch((cause: unknown) => {
      throw new ApiError('unknownOutcome', { cause });
    });
    return { ...sent, records: rows, truncated };
  };
