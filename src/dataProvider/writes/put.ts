import { isApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { shapeOf } from '../rows/recordTypes.ts';
import { holds, readRow, recordIn, type Row } from '../rows/rows.ts';
import { pathOf, recordToConfirm, sendWrite } from './confirmWrite.ts';

/** Stores changes to a row. Sends the whole row, as a server may replace the record with it. */
export const put = async (
  { api, collections }: Pick<Context, 'api' | 'collections'>,
  resource: string,
  row: Row,
  changes: Values,
): Promise<Row> => {
  const endpoint = endpointOf(resource);
  const { id } = row;
  const changed = { ...row, ...changes, id };
  const path = pathOf(endpoint.update);
  const call = { method: 'PUT', query: { id }, json: changed } as const;
  const { answer, unconfirmed } = await sendWrite(api.request, path, call).catch(
    async (error: unknown) => {
      if (!isApiError(error, 'notFound')) throw error;
      // A 404 for a record that exists means that the server lacks the call.
      const { row: found } = await recordToConfirm(collections, resource, String(id));
      throw found ? api.missing(path, call, error) : error;
    },
  );
  if (!unconfirmed)
    return { ...changed, ...readRow({ ...recordIn(answer), id }, await shapeOf(resource)) };
  const { row: found } = await recordToConfirm(collections, resource, String(id));
  if (found && holds(found, changes)) return found;
  throw unconfirmed;
};
