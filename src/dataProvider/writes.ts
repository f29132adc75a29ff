import { ApiError, isApiError, outcomeIsOpen } from './apiError.ts';
import type { Collections } from './collections.ts';
import { endpointOf, type Row } from './endpoints.ts';
import type { PhpAnswer, PhpClient } from './phpClient.ts';
import { holds, readRow, sameId } from './rows.ts';

type Values = Record<string, unknown>;

const recordIn = (answer: PhpAnswer | undefined): unknown => {
  if (!answer || Array.isArray(answer)) return undefined;
  return answer.data ?? answer.row ?? answer.record;
};

const succeeded = (answer: PhpAnswer) => !Array.isArray(answer) && answer.success === true;

const callOf = (path: string | undefined): string => {
  if (!path) throw new ApiError('notOffered');
  return path;
};

/**
 * Writes that never claim more than the server confirmed and are never sent twice. Where an answer
 * is lost or says too little, the rows are read anew to see what the server did.
 */
export const createWrites = (client: Pick<PhpClient, 'request'>, collections: Collections) => {
  /** Sends a write. Gives its answer, or the failure that leaves open whether it was done. */
  const send = async (
    resource: string,
    ...[path, request]: Parameters<PhpClient['request']>
  ): Promise<{ answer?: PhpAnswer; doubt?: ApiError }> => {
    try {
      const answer = await client.request(path, request);
      return succeeded(answer) ? { answer } : { answer, doubt: new ApiError('unknownOutcome') };
    } catch (error) {
      if (outcomeIsOpen(error)) return { doubt: error };
      throw error;
    } finally {
      collections.forget(resource);
    }
  };

  const readToSettle = async (resource: string) => {
    try {
      return await collections.readAnew(resource);
    } catch (cause) {
      throw new ApiError('unknownOutcome', { cause });
    }
  };

  const findByKey = (rows: readonly Row[], key: string | undefined, sent: Values) =>
    key === undefined
      ? undefined
      : rows.find((row) => String(row[key]).trim() === String(sent[key]).trim());

  return {
    /** Stores a new record and gives it with its id. */
    create: async (resource: string, sent: Values): Promise<Row> => {
      const { create, naturalKey } = endpointOf(resource);
      const path = callOf(create);
      const before = collections.peek(resource)?.rows ?? [];
      const wasThere = findByKey(before, naturalKey, sent) !== undefined;
      const { answer, doubt } = await send(resource, path, { method: 'POST', json: sent }).catch(
        (error: unknown) => {
          // A browser may repeat a call on a connection that broke; the second one then clashes
          // with the record that the first one made.
          if (isApiError(error, 'conflict') && !wasThere)
            return { doubt: error, answer: undefined };
          throw error;
        },
      );
      const stored = readRow({ ...sent, ...asValues(recordIn(answer)) }, endpointOf(resource));
      if (stored && !doubt) return stored;
      const { rows, truncated } = await readToSettle(resource);
      const found = findByKey(rows, naturalKey, sent);
      if (found && (!doubt || (!wasThere && holds(found, sent)))) return found;
      if (doubt) throw truncated ? new ApiError('unknownOutcome', { cause: doubt }) : doubt;
      // The server confirmed it, yet a list that is cut short need not show it.
      return { ...sent, id: String(sent[naturalKey ?? 'id']) };
    },

    /** Changes a record. What is known of it goes along, as the server may replace the whole row. */
    update: async (resource: string, id: string, changes: Values): Promise<Row> => {
      const endpoint = endpointOf(resource);
      const path = callOf(endpoint.update);
      const { rows } = await collections.read(resource);
      const known = rows.find((row) => sameId(row.id, id));
      const sent = { ...known, ...changes, id: known?.id ?? id };
      const { answer, doubt } = await send(resource, path, {
        method: 'PUT',
        query: { id },
        json: sent,
      });
      if (!doubt) return { ...sent, ...readRow(recordIn(answer), endpoint) };
      const found = (await readToSettle(resource)).rows.find((row) => sameId(row.id, id));
      if (found && holds(found, changes)) return found;
      throw doubt;
    },

    /** Deletes a record. One that is gone already counts as deleted. */
    remove: async (resource: string, id: string): Promise<Row> => {
      const path = callOf(endpointOf(resource).remove);
      const { doubt } = await send(resource, path, { method: 'DELETE', query: { id } }).catch(
        (error: unknown) => {
          if (isApiError(error, 'notFound')) return { doubt: error };
          throw error;
        },
      );
      if (!doubt) return { id };
      const { rows, truncated } = await readToSettle(resource);
      if (truncated || rows.some((row) => sameId(row.id, id))) throw doubt;
      return { id };
    },
  };
};

const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
