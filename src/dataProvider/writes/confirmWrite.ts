import { ApiError, isOutcomeUnknown } from '../apiError.ts';
import type { PhpAnswer, PhpClient } from '../client/phpClient.ts';
import { isConfirmed } from '../client/values.ts';
import type { Collections, RecordRead } from '../rows/collections.ts';

export interface SentWrite {
  answer?: PhpAnswer;
  /** Why it is unknown whether the server stored it; absent when the server confirmed it. */
  unconfirmed?: ApiError;
}

/**
 * Sent once. Throws if the server refuses it; if the answer is lost or unclear, the result is
 * `unconfirmed` and the caller checks what the server has.
 */
export const sendWrite = async (
  send: PhpClient['request'],
  ...request: Parameters<PhpClient['request']>
): Promise<SentWrite> => {
  try {
    const answer = await send(...request);
    return isConfirmed(answer)
      ? { answer }
      : { answer, unconfirmed: new ApiError('unknownOutcome') };
  } catch (error) {
    if (isOutcomeUnknown(error)) return { unconfirmed: error };
    throw error;
  }
};

/** Throws 'unknownOutcome' if what the server has cannot be read. */
export const readToConfirm = async <Found>(read: () => Promise<Found>): Promise<Found> => {
  try {
    return await read();
  } catch (cause) {
    throw new ApiError('unknownOutcome', { cause });
  }
};

/** The same for one record. */
export const recordToConfirm = async (
  collections: Collections,
  resource: string,
  id: string,
): Promise<RecordRead> => {
  try {
    return await collections.readRecord(resource, id);
  } catch (cause) {
    throw new ApiError('unknownOutcome', { cause });
  }
};

export const pathOf = (path: string | undefined): string => {
  if (!path) throw new ApiError('notOffered');
  return path;
};
