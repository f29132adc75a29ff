import { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  RaRecord,
  UpdateParams,
} from 'react-admin';

import { companyDay } from '../domain/base/companyDay.ts';
import { wholeFrom } from '../domain/diesel/newest.ts';
import { joinFor, type Draft } from '../domain/records/recordType.ts';
import { sourcesOf } from '../domain/records/resources.ts';
import type { Localization } from '../domain/settings/localization.ts';
import {
  checkAccess,
  DIESEL_CALLS,
  FIRST_CALLS,
  isAllowed,
  LATER_CALLS,
  OVERVIEW_CALLS,
  VERBS,
  type Rule,
} from './access.ts';
import { createFirstCalls } from './calls/firstCalls.ts';
import { createApi, type Refusals } from './client/api.ts';
import type { PhpClient } from './client/phpClient.ts';
import type { Context } from './context.ts';
import { endpointOf } from './endpoints.ts';
import { loaded } from './loaded.ts';
import { createOffers } from './offers.ts';
import { createCollections } from './rows/collections.ts';
import type { ListMeta } from './rows/listMeta.ts';
import { pause } from './rows/pause.ts';
import { typeOf } from './rows/recordTypes.ts';
import { createRestReads, narrowed, TOTAL_HEADER } from './rows/restReads.ts';
import type { BulkMeta } from './writes/writes.ts';

export type { ListMeta } from './rows/listMeta.ts';

interface DataProviderOptions {
  client: Pick<PhpClient, 'request' | 'download'>;
  /** The signed-in user's role; what it may not do is refused without a call. */
  getRole: () => string | undefined;
  getLocalization: () => Localization;
  /** The lists that the server answers page by page, with how many rows they had at sign-in. */
  getLists?: () => Readonly<Record<string, number>> | undefined;
  /** The time; by default the device's. */
  now?: () => Date;
  /** Rows wait for this, because what is counted in them depends on the company's localization. */
  localizationRead?: () => Promise<unknown>;
  /** The app's own client, so that refreshing its screens reaches the downloaded rows. */
  queryClient?: QueryClient;
  /** Where refused reads are remembered for the session; by default in memory. */
  refusals?: Refusals;
}

/** Of a list of which the server knows all. */
const wholeMeta = (known = 0): ListMeta => ({
  truncated: false,
  unreadable: 0,
  known,
  missing: [],
});

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/**
 * The API as react-admin's data provider, with further methods for all other calls. Every method
 * fails with an ApiError.
 * ra-data-simple-rest turns the four reads into one GET, which `rows/restReads.ts` answers from the
 * rows in memory. Writes and calls go to the PHP client; their code is loaded with the first of
 * them.
 */
export const createDataProvider = ({
  client,
  getRole,
  getLocalization,
  getLists,
  now,
  localizationRead,
  queryClient = new QueryClient(),
  refusals,
}: DataProviderOptions) => {
  const api = createApi(client, refusals);
  const collections = createCollections(
    api,
    queryClient,
    () => getLocalization().time_zone,
    localizationRead,
    getLists,
  );
  const day = () => companyDay(getLocalization(), now?.());
  const context: Context = { api, collections, day };
  const firstCalls = createFirstCalls(context);
  const loadWrites = async () => {
    const { createWrites } = await loaded(import('./writes/writes.ts'));
    return createWrites(context);
  };
  const loadOverviewCalls = async () => {
    const { createOverviewCalls } = await loaded(import('./calls/overviewCalls.ts'));
    return createOverviewCalls(context);
  };
  const loadDieselCalls = async () => {
    const { createDieselCalls } = await loaded(import('./calls/dieselCalls.ts'));
    return createDieselCalls(context);
  };
  const loadLaterCalls = async () => {
    const { createLaterCalls } = await loaded(import('./calls/laterCalls.ts'));
    return createLaterCalls(context);
  };
  const { getList, getOne, getMany, getManyReference } = simpleRestProvider(
    '',
    createRestReads(context),
    TOTAL_HEADER,
  );

  const loadDerived = async (): Promise<Methods> => {
    const { createDerived } = await loaded(import('./rows/derived.ts'));
    return createDerived({ ...context, queryClient, getRole });
  };

  const verbs: Pick<DataProvider, keyof typeof VERBS> = {
    getList: async (resource, params) => {
      if (collections.isPaged(resource)) {
        // What a screen asks for in place of all rows.
        const { ofLong } = (params.meta ?? {}) as { ofLong?: Partial<GetListParams> };
        const list = await getList(resource, { ...params, ...ofLong });
        return { ...list, meta: wholeMeta(list.total) };
      }
      const list = await getList(resource, params);
      const query = await narrowed(resource, params.filter);
      const {
        rows = [],
        truncated = false,
        changing,
        unreadable = 0,
      } = collections.peek(resource, query) ?? {};
      const missing =
        joinFor(await typeOf(resource), rows, params.filter as Draft)?.types.filter(
          (other) => !collections.isPaged(other) && !collections.peek(other),
        ) ?? [];
      const from = wholeFrom({ rows, truncated, unreadable });
      const meta: ListMeta = {
        truncated,
        ...(changing && { changing }),
        unreadable,
        known: rows.length,
        ...(from > -Infinity && { wholeFrom: from }),
        missing,
      };
      return { ...list, meta };
    },
    getOne,
    getMany,
    getManyReference,
    create: async <R extends RaRecord>(resource: string, { data }: CreateParams) => ({
      data: (await (await loadWrites()).create(resource, data)) as R,
    }),
    update: async <R extends RaRecord>(
      resource: string,
      { id, data, previousData = {} }: UpdateParams,
    ) => {
      const writes = await loadWrites();
      return { data: (await writes.update(resource, String(id), data, previousData)) as R };
    },
    updateMany: async (resource, { ids, data, meta }) => {
      await (await loadWrites()).updateMany(resource, ids.map(String), data, meta as BulkMeta);
      return { data: ids };
    },
    delete: async <R extends RaRecord>(resource: string, { id }: DeleteParams<R>) => ({
      data: (await (await loadWrites()).remove(resource, String(id))) as R,
    }),
    deleteMany: async (resource, { ids, meta }) => {
      await (await loadWrites()).removeMany(resource, ids.map(String), meta as BulkMeta);
      return { data: ids };
    },
  };

  const guarded = <M extends Methods>(rules: Record<keyof M, Rule>, load: () => M | Promise<M>) =>
    Object.fromEntries(
      Object.entries<Rule>(rules).map(([name, rule]) => [
        name,
        async (...args: never[]) => {
          checkAccess(getRole(), rule, args);
          await pause();
          const isDerived = sourcesOf(String(args[0])) !== undefined;
          return (isDerived ? await loadDerived() : await load())[name]?.(...args);
        },
      ]),
    ) as M;

  return {
    offers: {
      ...createOffers(api.missingCalls),
      known: api.missingCalls.known,
      subscribe: api.missingCalls.subscribe,
    },
    ...guarded(VERBS, () => verbs),
    ...guarded(FIRST_CALLS, () => firstCalls),
    ...guarded(OVERVIEW_CALLS, loadOverviewCalls),
    ...guarded(DIESEL_CALLS, loadDieselCalls),
    ...guarded(LATER_CALLS, loadLaterCalls),
    /** Whether a list is too long to be read whole: parts of it are asked for. */
    isPaged: collections.isPaged,
    /** For a screen that is still being fetched. If it fails, the screen's own read reports it. */
    preloadRows: (resource: string) => {
      const sources = collections.isPaged(resource) ? [] : sourcesOf(resource);
      for (const name of sources ?? [resource]) {
        if (!isAllowed(getRole(), 'list', name) || endpointOf(name).isNarrowed) continue;
        const read = collections.isPaged(name) ? import('./rows/paged.ts') : collections.read(name);
        read.catch(() => undefined);
      }
    },
  } satisfies DataProvider;
};

export type AppDataProvider = ReturnType<typeof createDataProvider>;
