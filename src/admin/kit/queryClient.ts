import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';

import { readAgainAfter } from '../../dataProvider/apiError.ts';
import { inNextTask } from '../../dataProvider/inNextTask.ts';

notifyManager.setScheduler(inNextTask);

/** The last part of the query key of every count of records. */
export const SUMMARY = 'summary';

/**
 * A failed read is retried once, if the server asks for it; a write never. Focusing the window refetches
 * nothing, and nothing waits for the network to return: requests fail at once when offline.
 */
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
  return client;
};
