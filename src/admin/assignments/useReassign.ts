import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../dataProvider/index.ts';
import type { Reassignment } from '../../dataProvider/writes/reassignment.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { listQueryKey } from '../kit/reactAdmin.ts';

/**
 * Lets all screens show who has what now, as a reassignment concerns more than one driver. After a failure
 * only lists are asked anew: a form that is open must keep what was typed into it.
 */
export const useRefreshDrivers = () => {
  const queryClient = useQueryClient();
  return (_result: unknown, error: unknown) => {
    for (const resource of [RESOURCES.drivers, RESOURCES.activity]) {
      const queryKey = error ? listQueryKey(resource) : [resource];
      void queryClient.invalidateQueries({ queryKey });
    }
  };
};

/** Gives a driver a vehicle or takes it away; whatever comes of it, the facts are shown anew. */
export const useReassign = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useMutation<unknown, Error, Reassignment>({
    mutationFn: (reassignment) => dataProvider.reassign(reassignment),
    onSettled: useRefreshDrivers(),
  });
};
