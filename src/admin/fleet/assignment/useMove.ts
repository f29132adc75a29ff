import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { VehicleMove } from '../../../dataProvider/moveRequest.ts';
import { RESOURCES } from '../../../domain/resources.ts';

/** Lets all screens show who has what now, as a move concerns more than one driver. */
export const useRefreshDrivers = () => {
  const queryClient = useQueryClient();
  return () => {
    for (const resource of [RESOURCES.drivers, RESOURCES.activity]) {
      void queryClient.invalidateQueries({ queryKey: [resource] });
    }
  };
};

/** Gives a driver a vehicle or takes it away; whatever comes of it, the facts are shown anew. */
export const useMove = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useMutation({
    mutationFn: (move: VehicleMove) => dataProvider.moveVehicles(move),
    onSettled: useRefreshDrivers(),
  });
};
