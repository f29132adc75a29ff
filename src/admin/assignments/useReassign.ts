import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../dataProvider/index.ts';
import type { Reassignment } from '../../dataProvider/writes/reassignment.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { listQueryKey } from '../kit/reactAdmin.ts';

/**
 * Refreshes assignments on all screens, since a reassignment affects more than one driver. After a failure
 * only lists are refetched: an open form must keep what was typed into it.
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

/** Assigns a vehicle to a driver or removes it, then refreshes the data whatever the outcome. */
export const useReassign = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useMutation<unknown, Error, Reassignment>({
    mutationFn: (reassignment) => dataProvider.reassign(reassignment),
    onSettled: useRefreshDrivers(),
  });
};
