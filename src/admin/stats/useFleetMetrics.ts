import { useQuery } from '@tanstack/react-query';

import { RESOURCES } from '../../domain/records/resources.ts';
import { SUMMARY } from '../kit/queryClient.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';

export const useFleetMetrics = () => {
  const dataProvider = useAppDataProvider();
  return useQuery({
    queryKey: [RESOURCES.overview, 'metrics', SUMMARY],
    queryFn: () => dataProvider.fleetMetrics(),
  });
};
