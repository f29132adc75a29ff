import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';

/** Query options of a list: without rows the list itself says why, so only a failed refresh is notified. */
export const useListErrors = (resource: string) => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      onError: ({ message }: Error) => {
        const lists = queryClient.getQueriesData({ queryKey: [resource, 'getList'] });
        if (lists.some(([, rows]) => rows !== undefined)) notify(message, { type: 'error' });
      },
    }),
    [notify, queryClient, resource],
  );
};
