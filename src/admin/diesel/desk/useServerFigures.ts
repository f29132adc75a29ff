import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { SUMMARY } from '../../kit/queryClient.ts';

/** What the server computes itself: the dashboard's figures and the alerts. */
export const useServerFigures = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const figures = useQuery({
    queryKey: [RESOURCES.dieselStock, 'figures', SUMMARY],
    queryFn: () => dataProvider.dieselFigures(),
  });
  const alerts = useQuery({
    queryKey: [RESOURCES.dieselStock, 'alerts', SUMMARY],
    queryFn: () => dataProvider.dieselAlerts(),
  });
  return { figures, alerts };
};
export type Told = ReturnType<typeof useServerFigures>;
