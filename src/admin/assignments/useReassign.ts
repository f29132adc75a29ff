import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Reassignment } from '../../dataProvider/writes/reassignment.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { listQueryKey } from '../kit/reactAdmin.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';

/**
 * A reassignment affects more than one driver. After a failure only lists are read again: an open
 * form must keep what was typed into it.
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

export const useReassign = () => {
  const dataProvider = useAppDataProvider();
  return useMutation<unknown, Error, Reassignment>({
    mutationFn: (reassignment) => dataProvider.reassign(reassignment),
    onSettled: useRefreshDrivers(),
  });
};
