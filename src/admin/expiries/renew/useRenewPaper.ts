import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { ROWS } from '../../../dataProvider/rows/collections.ts';
import type { Renewal } from '../../../domain/expiries/renewal.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { renewPaper } from './renewPaper.ts';

interface Variables {
  renewal: Renewal;
  options?: Parameters<typeof renewPaper>[2];
}

/** Renews papers; whatever the outcome, everything that shows their dates is refetched. */
export const useRenewPaper = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  return useMutation<void, Error, Variables>({
    mutationFn: ({ renewal, options }) => renewPaper(dataProvider, renewal, options),
    onSettled: (_result, _error, { renewal: { date, document } }) => {
      const changed = new Set<string>([
        ...(date ? [date.resource] : []),
        ...(document ? [RESOURCES.documents] : []),
        RESOURCES.activity,
        RESOURCES.overview,
      ]);
      for (const resource of changed) {
        void queryClient.invalidateQueries({ queryKey: [resource] });
      }
      // The state of documents depends on their holders' dates; their rows do not change.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource, part] }) =>
          resource === RESOURCES.documents && part !== ROWS,
      });
    },
  });
};
