import { ApiError, asNotOffered, isApiError } from '../apiError.ts';
import type { PhpClient } from '../client/phpClient.ts';
import type { Values } from '../client/values.ts';
import type { Collections } from '../rows/collections.ts';
import { holds } from '../rows/rows.ts';
import { createConflicts } from './conflicts.ts';
import { createSettling, recordIn } from './settling.ts';

/** A record of which there is one only, such as the company's profile or a section of the settings. */
export interface Single {
  path: string;
  /** Names it where several stand behind one path: in the query of GET and in the body of PUT. */
  name?: Readonly<Record<string, string>>;
}

/** Reads and writes single records with the care that `writes.ts` takes of the records of lists. */
export const createSingles = (client: Pick<PhpClient, 'request'>, collections: Collections) => {
  const conflicts = createConflicts();
  const { send } = createSettling(client, collections);

  const keyOf = ({ path, name }: Single) => `${path}?${JSON.stringify(name ?? {})}`;

  const read = async ({ path, name }: Single): Promise<Values> =>
    recordIn(await client.request(path, { query: name }).catch(asNotOffered));

  return {
    /** The record as the server has it; without any field where it has none yet. */
    read,

    /**
     * Stores what differs from `previous`, the record as the user saw it, on top of what the server
     * has now. What somebody else changed meanwhile in the same fields is a conflict once.
     */
    save: async (single: Single, edited: Values, previous: Values): Promise<Values> => {
      const { path, name } = single;
      const fresh = await read(single);
      const changes = conflicts.changesIn(edited, previous);
      conflicts.check(keyOf(single), changes, previous, fresh);
      if (Object.keys(changes).length === 0) return fresh;
      const sent = { ...fresh, ...changes };
      const { answer, doubt } = await send(path, {
        method: 'PUT',
        json: { ...sent, ...name },
      }).catch(asNotOffered);
      if (!doubt) return { ...sent, ...recordIn(answer) };
      const found = await read(single).catch((cause: unknown) => {
        throw new ApiError('unknownOutcome', { cause });
      });
      if (holds({ id: '', ...found }, changes)) return found;
      // An answer without a word of success, and a record that did not change: it was not stored.
      throw isApiError(doubt, 'unknownOutcome') ? new ApiError('refused') : doubt;
    },
  };
};
