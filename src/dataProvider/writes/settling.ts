import { ApiError, isApiError, outcomeIsOpen } from '../apiError.ts';
import type { PhpAnswer, PhpClient } from '../client/phpClient.ts';
import { isValues, type Values } from '../client/values.ts';
import { endpointOf, type Row } from '../endpoints.ts';
import type { Collection, Collections } from '../rows/collections.ts';
import { holds, readRow, sameId } from '../rows/rows.ts';

/** The record in a write's answer; empty where the server sent none. */
export const recordIn = (answer: PhpAnswer | undefined): Values => {
  const record: unknown =
    answer && !Array.isArray(answer) ? (answer.data ?? answer.row ?? answer.record) : undefined;
  return isValues(record) ? record : {};
};

const succeeded = (answer: PhpAnswer) => !Array.isArray(answer) && answer.success === true;

/** The path of a call; throws 'notOffered' where the API has none. */
export const callOf = (path: string | undefined): string => {
  if (!path) throw new ApiError('notOffered');
  return path;
};

/** The row with an id, which may be a number or the text of an address. */
export const findById = ({ rows }: Pick<Collection, 'rows'>, id: unknown): Row | undefined =>
  rows.find((row) => sameId(row.id, id));

/** Single writes, and how to find out what became of one whose answer is lost or says too little. */
export const createSettling = (client: Pick<PhpClient, 'request'>, collections: Collections) => {
  /** Sends a write. Gives its answer, or the failure that leaves open whether it was done. */
  const send = async (
    ...call: Parameters<PhpClient['request']>
  ): Promise<{ answer?: PhpAnswer; doubt?: ApiError }> => {
    try {
      const answer = await client.request(...call);
      return succeeded(answer) ? { answer } : { answer, doubt: new ApiError('unknownOutcome') };
    } catch (error) {
      if (outcomeIsOpen(error)) return { doubt: error };
      throw error;
    }
  };

  const readToSettle = async (resource: string): Promise<Collection> => {
    try {
      return await collections.readAnew(resource);
    } catch (cause) {
      throw new ApiError('unknownOutcome', { cause });
    }
  };

  /** A 404 of a record that is there is that of a call which the server lacks. */
  const refuseMissing = async (resource: string, id: unknown, error: unknown): Promise<never> => {
    if (!isApiError(error, 'notFound')) throw error;
    const after = await readToSettle(resource);
    throw findById(after, id) ? new ApiError('notOffered', { cause: error }) : error;
  };

  /** Puts a row. The whole of it goes along, as the server may replace it. */
  const put = async (resource: string, row: Row, changes: Values): Promise<Row> => {
    const endpoint = endpointOf(resource);
    const { answer, doubt } = await send(callOf(endpoint.update), {
      method: 'PUT',
      query: { id: row.id },
      json: { ...row, ...changes, id: row.id },
    }).catch((error: unknown) => refuseMissing(resource, row.id, error));
    if (!doubt) {
      return { ...row, ...changes, ...readRow({ ...recordIn(answer), id: row.id }, endpoint) };
    }
    const found = findById(await readToSettle(resource), String(row.id));
    if (found && holds(found, changes)) return found;
    throw doubt;
  };

  return { send, readToSettle, put };
};
export type Settling = ReturnType<typeof createSettling>;
