import { ROW_VERSION, rowVersionOf } from '../../domain/records/rowVersion.ts';
import { isApiError } from '../apiError.ts';
import { isValues, type Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { shapeOf } from '../rows/recordTypes.ts';
import { holds, readRow, recordIn, type Row } from '../rows/rows.ts';
import { pathOf, recordToConfirm, sendWrite } from './confirmWrite.ts';
import { sendInOwnWords } from './ownWords.ts';

/** Sends the whole row, as a server may replace the record with it. */
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
  const rows = [row, ...collections.known(resource)];
  const send = async (json: Values) => {
    const call = { method: 'PUT', query: { id }, json } as const;
    return sendWrite(api.request, path, call).catch(async (error: unknown) => {
      if (!isApiError(error, 'notFound')) throw error;
      // A 404 for a record that exists means that the server lacks the call.
      const { row: found } = await recordToConfirm(collections, resource, String(id));
      throw found ? api.missing(path, call, error) : error;
    });
  };
  const { answer, unconfirmed } = await sendInOwnWords(
    { collections },
    resource,
    changed,
    rows,
    send,
  );
  if (!unconfirmed) {
    // Which version it is now, only the answer can say.
    return Object.assign(
      changed,
      { [ROW_VERSION]: undefined },
      readRow({ ...recordIn(answer), id }, await shapeOf(resource)),
    );
  }
  const { row: found } = await recordToConfirm(collections, resource, String(id));
  if (found && holds(found, changes)) return found;
  throw unconfirmed;
};

/** The row that the server has stored meanwhile, if it refused a change of the version before (assumed). */
const newerRow = async (error: unknown, resource: string, row: Row): Promise<Row | undefined> => {
  const data = isApiError(error, 'conflict') && error.answer?.data;
  if (!isValues(data) || data[ROW_VERSION] === undefined) return undefined;
  const newer = readRow({ ...data, id: row.id }, await shapeOf(resource));
  return newer && rowVersionOf(newer) !== rowVersionOf(row) ? newer : undefined;
};

/**
 * As long as `check` does not throw for the row: where someone else was faster, the server has
 * stored nothing, and theirs is checked.
 */
export const putOver = async (
  context: Pick<Context, 'api' | 'collections'>,
  resource: string,
  row: Row,
  changes: Values,
  check: (row: Row) => void,
): Promise<{ before: Row; stored: Row }> => {
  check(row);
  try {
    return { before: row, stored: await put(context, resource, row, changes) };
  } catch (error) {
    const newer = await newerRow(error, resource, row);
    if (!newer) throw error;
    return putOver(context, resource, newer, changes, check);
  }
};
