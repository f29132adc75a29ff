import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { IsoDate } from '../../../domain/base/dates.ts';
import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { renewPaper } from './renewPaper.ts';

/** Renews papers; whatever comes of it, everything that shows their dates is read anew. */
export const useRenewPaper = () => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useMutation<void, Error, { expiry: Expiry; date: IsoDate }>({
    mutationFn: ({ expiry, date }) => renewPaper(dataProvider, expiry, date),
    onSettled: (_result, _error, { expiry }) => {
      for (const resource of [expiry.holder.resource, RESOURCES.documents, RESOURCES.activity]) {
        void queryClient.invalidateQueries({ queryKey: [resource] });
      }
    },
  });
};
