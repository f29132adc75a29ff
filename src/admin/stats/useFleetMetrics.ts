import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../dataProvider/index.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { SUMMARY } from '../kit/queryClient.ts';

export const useFleetMetrics = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [RESOURCES.overview, 'metrics', SUMMARY],
    queryFn: () => dataProvider.fleetMetrics(),
  });
};
