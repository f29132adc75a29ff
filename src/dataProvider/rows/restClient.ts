import type { CompanyDay } from '../../domain/base/companyDay.ts';
import { ApiError, loaded } from '../apiError.ts';
import { endpointOf, splitResourcePath, type Row } from '../endpoints.ts';
import type { createWrites } from '../writes/writes.ts';
import type { Collections } from './collections.ts';
import { queryRows, type LocalQuery } from './query.ts';
import { sameId } from './rows.ts';

interface RestOptions {
  method?: string;
  body?: unknown;
}

interface RestAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

const answer = (json: unknown, headers: Record<string, string> = {}): RestAnswer => ({
  status: 200,
  headers: new Headers(headers),
  body: '',
  json,
});

const parameter = <T>(search: URLSearchParams, name: string): T | undefined => {
  const text = search.get(name);
  return text === null ? undefined : (JSON.parse(text) as T);
};

/**
 * The HTTP client that ra-data-simple-rest is given: takes its REST calls apart and answers them
 * from the PHP API, whose lists know neither sort nor filter nor pages.
 */
export const createRestClient = (
  collections: Collections,
  writes: ReturnType<typeof createWrites>,
  getDay: () => CompanyDay,
) => {
  const list = async (resource: string, search: URLSearchParams) => {
    const query: LocalQuery = {
      filter: parameter(search, 'filter'),
      sort: parameter(search, 'sort'),
      range: parameter(search, 'range'),
    };
    const endpoint = endpointOf(resource);
    // Rows that are asked for by their ids need no rules.
    const isNarrowed = Object.keys(query.filter ?? {}).some((field) => field !== 'id');
    const [{ rows }, rules] = await Promise.all([
      collections.read(resource),
      isNarrowed && endpoint.loadRules ? loaded(endpoint.loadRules()) : undefined,
    ]);
    const { page, total } = queryRows(rows, query, { ...endpoint, ...rules }, getDay());
    return answer(page, { 'Content-Range': `rows ${query.range?.join('-') ?? '*'}/${total}` });
  };

  const one = async (resource: string, id: string): Promise<Row> => {
    const { rows, truncated } = await collections.read(resource);
    const row = rows.find((candidate) => sameId(candidate.id, id));
    if (!row) throw truncated ? new ApiError('beyondList') : new ApiError('notFound');
    return row;
  };

  return async (url: string, { method = 'GET', body }: RestOptions = {}): Promise<RestAnswer> => {
    const { pathname, searchParams } = new URL(url, 'https://rest.invalid');
    const { resource, id } = splitResourcePath(pathname.slice(1));
    const sent = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
    if (method === 'POST') return answer(await writes.create(resource, sent));
    if (id === undefined) return list(resource, searchParams);
    if (method === 'DELETE') return answer(await writes.remove(resource, id));
    return answer(await one(resource, id));
  };
};
