import { RESOURCES } from '../../domain/records/resources.ts';
import { readLocalization } from '../../domain/settings/localization.ts';
import { ApiError, isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { loaded } from '../loaded.ts';
import { holds, recordIn, sameValue } from '../rows/rows.ts';
import { readSingleton, singletonAt, type SingletonName } from '../rows/singletonRecords.ts';
import { sendWrite } from './confirmWrite.ts';
import { changesIn, refuseConflicts } from './conflicts.ts';

/** As forms show it, since changes are found by comparing with what a form shows. */
const shown = async (resource: SingletonName, stored: Values): Promise<Values> => {
  if (resource === RESOURCES.localization) return { ...stored, ...readLocalization(stored) };
  if (resource !== RESOURCES.companyProfile) return stored;
  const { companyValues } = await loaded(import('../../domain/settings/companyProfile.ts'));
  return { ...stored, ...companyValues(stored) };
};

/**
 * Stores what differs from `previous`, on top of what the server has now, and returns what it has
 * then. Throws 'changedElsewhere', with that, if someone else changed the same fields meanwhile, and
 * 'notKept' with the fields that a server confirmed and left as they were.
 */
export const saveSingleton = async (
  { api }: Pick<Context, 'api'>,
  resource: SingletonName,
  edited: object,
  previous: object,
): Promise<Values> => {
  const { path, name } = singletonAt(resource);
  const stored = await readSingleton(api.anew, resource);
  const changes = changesIn(edited, previous);
  refuseConflicts(changes, previous, await shown(resource, stored));
  if (Object.keys(changes).length === 0) return stored;
  const sent = { ...stored, ...changes };
  const { answer, unconfirmed } = await sendWrite(api.call, path, {
    method: 'PUT',
    json: { ...sent, ...name },
  });
  if (!unconfirmed) {
    const answered = recordIn(answer);
    const isTold = Object.keys(changes).every((field) => field in answered);
    const now = isTold ? answered : await readSingleton(api.anew, resource).catch(() => answered);
    const lost = Object.entries(changes).flatMap(([field, wanted]) =>
      field in now && sameValue(now[field], stored[field]) && !sameValue(now[field], wanted)
        ? [field]
        : [],
    );
    if (lost.length === 0) return { ...sent, ...now };
    throw new ApiError('notKept', {
      errors: Object.fromEntries(lost.map((field) => [field, 'validation.notKept'])),
    });
  }
  const found = await readSingleton(api.anew, resource).catch((cause: unknown) => {
    throw new ApiError('unknownOutcome', { cause });
  });
  if (holds(found, changes)) return found;
  // The server answered without confirming, and has not stored it.
  throw isApiError(unconfirmed, 'unknownOutcome') ? new ApiError('refused') : unconfirmed;
};
