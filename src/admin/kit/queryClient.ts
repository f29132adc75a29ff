import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';

import { readAgainAfter } from '../../dataProvider/apiError.ts';

// Told at once, and not after a pause, a button is disabled before a second press can reach it.
notifyManager.setScheduler(queueMicrotask);

/** The last part of the key of every query that counts records. */
export const SUMMARY = 'summary';

/**
 * A failed read is tried once more, when the server wants it to be; a write never. Nothing is fetched
 * because a window got the focus, and nothing waits for the network to come back: what fails offline
 * fails at once.
 */
export const createQueryClient = () => {
  const client: QueryClient = new QueryClient({
    // react-admin mends its lists after a write; what is counted from them is asked for anew.
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
  return client;
};
