import { MutationCache, notifyManager, QueryClient, type Query } from '@tanstack/react-query';

import { readAgainAfter } from '../../dataProvider/apiError.ts';

// At once, so that a button is disabled before a second press can reach it.
notifyManager.setScheduler(queueMicrotask);

/** The last part of the query key of every count of records. */
export const SUMMARY = 'summary';

/**
 * Fetches again what was invalidated during its first fetch: react-query takes that result as
 * current, although it may be from before the write.
 */
const refetchOutdated = (client: QueryClient) => {
  const outdated = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, fetchStatus, isInvalidated } = query.state;
    // A failed query counts as invalidated, so that invalidating it once more would go unnoticed.
    if (action.type === 'fetch' && data === undefined && isInvalidated) {
      query.setState({ isInvalidated: false });
    }
    const isFirstFetch = data === undefined && fetchStatus === 'fetching';
    if (action.type === 'invalidate' && isFirstFetch && query.isActive()) outdated.add(query);
    // A manual success is not the end of the fetch.
    if (action.type === 'success' && !action.manual && outdated.delete(query)) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  });
};

export const createQueryClient = () => {
  const client: QueryClient = new QueryClient({
    // react-admin updates its lists after a write; the counts are refetched.
    mutationCache: new MutationCache({
      onSettled: () =>
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === SUMMARY }),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && readAgainAfter(error) !== undefined,
        retryDelay: (_failures, error) => (readAgainAfter(error) ?? 0) * 1000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  refetchOutdated(client);
  return client;
};
