import { QueryClient } from '@tanstack/react-query';

import { isTransient } from '../dataProvider/apiError.ts';

/**
 * A failed read is tried once more, a write never. Nothing is fetched because a window got the focus,
 * and nothing waits for the network to come back: what fails offline fails at once.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && isTransient(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
