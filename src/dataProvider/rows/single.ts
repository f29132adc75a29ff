import { isApiError } from '../apiError.ts';
import type { Api } from '../client/api.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { isValues } from '../client/values.ts';
import { endpointOf } from '../endpoints.ts';
import { shapeOf } from './recordTypes.ts';
import { readRow, recordIn, sameId, type Row } from './rows.ts';

const candidates = (answer: PhpAnswer): unknown[] => {
  if (Array.isArray(answer)) return answer;
  const rows: unknown = answer.rows ?? answer.data;
  return Array.isArray(rows) ? rows : [{ ...answer, ...recordIn(answer) }];
};

/** Undefined if the server answers `?id=` with anything but exactly that record. */
export const readSingle = async (
  api: Pick<Api, 'call'>,
  resource: string,
  id: string,
  timeZone?: string,
): Promise<Row | undefined> => {
  const { read, query } = endpointOf(resource);
  try {
    const found = candidates(await api.call(read, { query: { ...query, id } }));
    const [only] = found;
    if (found.length !== 1 || !isValues(only) || !sameId(only.id, id)) return undefined;
    return readRow(only, await shapeOf(resource), undefined, timeZone);
  } catch (error) {
    // The list says whether that is the record's fault.
    if (isApiError(error, 'notFound', 'callMissing', 'notOffered', 'invalid', 'refused')) {
      return undefined;
    }
    throw error;
  }
};
