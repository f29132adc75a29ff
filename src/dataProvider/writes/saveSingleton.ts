import { ApiError, isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { holds, recordIn } from '../rows/rows.ts';
import { readSingleton, type SingletonEndpoint } from '../rows/singletonRecords.ts';
import { sendWrite } from './confirmWrite.ts';
import { changesIn, refuseConflicts } from './conflicts.ts';

/**
 * Stores what differs from `previous`, on top of what the server has now. Throws
 * 'changedElsewhere', with that, if someone else changed the same fields meanwhile.
 */
export const saveSingleton = async (
  { api }: Pick<Context, 'api'>,
  endpoint: SingletonEndpoint,
  edited: object,
  previous: object,
): Promise<Values> => {
  const { path, name } = endpoint;
  const stored = await readSingleton(api.anew, endpoint);
  const changes = changesIn(edited, previous);
  refuseConflicts(changes, previous, stored);
  if (Object.keys(changes).length === 0) return stored;
  const sent = { ...stored, ...changes };
  const { answer, unconfirmed } = await sendWrite(api.call, path, {
    method: 'PUT',
    json: { ...sent, ...name },
  });
  if (!unconfirmed) return { ...sent, ...recordIn(answer) };
  const found = await readSingleton(api.anew, endpoint).catch((cause: unknown) => {
    throw new ApiError('unknownOutcome', { cause });
  });
  if (holds(found, changes)) return found;
  // The server answered without confirming, and has not stored it.
  throw isApiError(unconfirmed, 'unknownOutcome') ? new ApiError('refused') : unconfirmed;
};
