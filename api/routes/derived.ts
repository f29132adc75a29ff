import { readsWhole } from '../../src/domain/access/recordAccess.ts';
import { isIsoDate } from '../../src/domain/base/dates.ts';
import { endOf } from '../../src/domain/records/resources.ts';
import { derivedTypes } from '../../src/domain/recordTypes.ts';
import type { Api } from '../api.ts';
import { isJson, ok, type Call, type Reply } from '../call.ts';
import { queryDerived, type Facet } from '../derived.ts';
import { filterIn, isFilter, jsonIn, rangeIn, readingOf, sortIn, unusable } from '../foundReply.ts';
import type { Route } from '../route.ts';

const MOST_FACETS = 20;

/** `{"name": {"field": …, "filter": …}}`. */
const facetsIn = (call: Call): (readonly [string, Facet])[] => {
  const asked = Object.entries(jsonIn(call, 'facets') ?? {});
  if (asked.length > MOST_FACETS) throw unusable('facets');
  return asked.map(([name, facet]: [string, unknown]) => {
    const { field, filter } = isJson(facet) ? facet : {};
    if (typeof field !== 'string' || !isFilter(filter)) throw unusable('facets');
    return [name, { field, filter }];
  });
};

const todayIn = ({ query }: Call): string | undefined => {
  const { today } = query;
  if (today !== undefined && !isIsoDate(today)) throw unusable('today');
  return today;
};

const page = async (resource: string, call: Call, api: Api): Promise<Reply> => {
  const type = await derivedTypes[resource]?.load();
  if (!type) throw new Error(`${resource} is not declared`);
  const reading = {
    ...(await readingOf(call, api)),
    readsWhole: (source: string) => readsWhole(call.user?.role, source),
  };
  const asked = {
    filter: filterIn(call),
    sort: sortIn(call),
    range: rangeIn(call),
    facets: facetsIn(call),
    today: todayIn(call),
  };
  return ok(await queryDerived(type, asked, reading));
};

/** What follows from other rows, page by page: for fleets too large to be read whole. */
export const derivedRoutes: readonly Route[] = Object.keys(derivedTypes).map((resource) => ({
  method: 'GET',
  path: `/api/${resource}/${endOf(resource)}.php`,
  access: { resource, action: 'list' },
  assumed: true,
  only: 'full',
  handle: (call, api) => api.derive?.(call) ?? page(resource, call, api),
}));
