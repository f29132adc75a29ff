import {
  LOCALIZATION_FIELDS,
  readLocalization,
  type Localization,
} from '../domain/settings/localization.ts';
import { ApiError, asNotOffered, outcomeIsOpen } from './apiError.ts';
import type { Conflicts } from './conflicts.ts';
import { CALLS } from './endpoints.ts';
import type { PhpAnswer, PhpClient } from './phpClient.ts';
import { asText } from './rows.ts';

const SECTION = 'localization';

const fieldsIn = (answer: PhpAnswer): object => {
  const data: unknown = Array.isArray(answer) ? undefined : (answer.data ?? answer);
  if (typeof data !== 'object' || data === null) throw new ApiError('unreadable');
  return data;
};

/** The calls of the localization section, which is assumed: a server may not have it. */
export const createLocalizationCalls = (
  client: Pick<PhpClient, 'request'>,
  conflicts: Conflicts,
) => {
  const read = async (): Promise<Localization> =>
    readLocalization(
      fieldsIn(
        await client.request(CALLS.settings, { query: { section: SECTION } }).catch(asNotOffered),
      ),
    );

  const holds = (stored: Localization, changes: Partial<Localization>) =>
    LOCALIZATION_FIELDS.every(
      (field) => !(field in changes) || asText(stored[field]) === asText(changes[field]),
    );

  return {
    /** The company's conventions as the server keeps them; 'notOffered' where it keeps none. */
    localization: read,

    /**
     * Stores what differs from `previous`, the conventions as the user saw them, and gives what is
     * stored then. What somebody else changed meanwhile in the same fields is a conflict once.
     */
    saveLocalization: async (
      edited: Localization,
      previous: Localization,
    ): Promise<Localization> => {
      const fresh = await read();
      const changes = conflicts.changesIn({ ...edited }, { ...previous });
      conflicts.check(SECTION, changes, { ...previous }, { ...fresh });
      if (Object.keys(changes).length === 0) return fresh;
      try {
        const answer = await client.request(CALLS.settings, {
          method: 'PUT',
          json: { section: SECTION, ...changes },
        });
        if (Array.isArray(answer) || answer.success !== true) throw new ApiError('unknownOutcome');
        return { ...fresh, ...changes };
      } catch (error) {
        if (!outcomeIsOpen(error)) throw error;
        const stored = await read().catch((cause: unknown) => {
          throw new ApiError('unknownOutcome', { cause });
        });
        if (holds(stored, changes)) return stored;
        throw error;
      }
    },
  };
};
