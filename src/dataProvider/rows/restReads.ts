import { queryRows, type RowQuery } from '../../domain/records/query.ts';
import { joinFor } from '../../domain/records/recordType.ts';
import { ApiError } from '../apiError.ts';
import type { Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { endpointOf } from '../endpoints.ts';
import { loaded } from '../loaded.ts';
import type { ListQuery } from './collections.ts';
import type { Joining } from './joined.ts';
import { typeOf, wireOf } from './recordTypes.ts';
import { findById, type Row } from './rows.ts';

/** The header from which ra-data-simple-rest takes the total of a list. */
export const TOTAL_HEADER = 'X-Total-Count';

/** The requests of ra-data-simple-rest: `/resource?filter=…&sort=…&range=…`, or `/resource/id`. */
const parse = (url: string) => {
  const [path = '', search] = url.slice(1).split('?');
  const slash = path.lastIndexOf('/');
  return search === undefined
    ? { resource: path.slice(0, slash), id: decodeURIComponent(path.slice(slash + 1)) }
    : { resource: path, query: parseQuery(new URLSearchParams(search)) };
};

const parseQuery = (search: URLSearchParams): RowQuery =>
  Object.fromEntries([...search].map(([name, json]) => [name, JSON.parse(json)]));

const answer = (json: Row | Row[], headers = {}) => ({
  status: 200,
  headers: new Headers(headers),
  body: '',
  json,
});

/** Undefined for all rows. */
export const narrowed = async (
  resource: string,
  filter: Values = {},
): Promise<ListQuery | undefined> => {
  if (!endpointOf(resource).isNarrowed) return undefined;
  const query: ListQuery = (await wireOf(resource)).asked?.(filter) ?? {};
  return Object.keys(query).length > 0 ? query : undefined;
};

export const readJoined = async (
  collections: Joining,
  resource: string,
  query?: ListQuery,
  filter?: Values,
): Promise<readonly Row[]> => {
  const own = collections.read(resource, query).then(({ rows }) => rows);
  // Awaited with the declaration; if it fails before that, it must not become an unhandled rejection.
  own.catch(() => undefined);
  const type = await typeOf(resource);
  // Where it depends on the rows whether others are needed, they come first.
  const join = joinFor(type, type.join?.isNeeded ? await own : [], filter);
  if (!join) return own;
  const { joined } = await loaded(import('./joined.ts'));
  return joined(collections, own, join);
};

/**
 * Answers ra-data-simple-rest from the rows in memory, as the PHP lists cannot sort, filter or
 * page; of a long list, asks a server that can.
 */
export const createRestReads = (context: Context) => {
  const { collections, day } = context;

  const readPartOf = async (resource: string, query: RowQuery) => {
    const { readPart } = await loaded(import('./paged.ts'));
    return readPart(context, resource, query);
  };

  const list = async (resource: string, query: RowQuery) => {
    if (collections.isPaged(resource)) {
      const part = await readPartOf(resource, query);
      return answer(part.page, { [TOTAL_HEADER]: String(part.total) });
    }
    const [rows, type] = await Promise.all([
      narrowed(resource, query.filter).then((asked) =>
        readJoined(collections, resource, asked, query.filter),
      ),
      typeOf(resource),
    ]);
    const { page, total } = queryRows(type, rows, query, day());
    return answer(page, { [TOTAL_HEADER]: String(total) });
  };

  const one = async (resource: string, id: string) => {
    const row = collections.isPaged(resource)
      ? (await readPartOf(resource, { filter: { id: [id] }, range: [0, 0] })).page[0]
      : findById(await readJoined(collections, resource), id);
    const isCut = !row && collections.peek(resource)?.truncated;
    if (!row) throw new ApiError(isCut ? 'beyondList' : 'notFound');
    return answer(row);
  };

  return async (url: string) => {
    const { resource, id, query = {} } = parse(url);
    return id === undefined ? list(resource, query) : one(resource, id);
  };
};
