import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { DriverFilter } from '../../../domain/fleet/driverFilter.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { RecordFigures } from '../../kit/list/RecordFigures.tsx';
import { SUMMARY } from '../../kit/queryClient.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useLocalization } from '../../kit/useLocalization.ts';

/** The four figures of the drivers; each opens the rows that it counts. */
export const DriverFigures = () => {
  const t = useT();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    // Under the key of the record type's lists, so that what refreshes them refreshes the figures too.
    queryKey: [RESOURCES.drivers, 'getList', SUMMARY],
    queryFn: () => dataProvider.driverSummary(),
  });
  const hint = t('common.expiry.within', { days: useLocalization().due_soon_days });
  return (
    <RecordFigures<DriverFilter>
      resource={RESOURCES.drivers}
      figures={[
        { label: 'resources.fleet/drivers.summary.total', value: data?.total_drivers, filter: {} },
        {
          label: 'resources.fleet/drivers.summary.active',
          value: data?.active_drivers,
          filter: { status: 'active' },
        },
        {
          label: 'resources.fleet/drivers.summary.gatepass',
          value: data?.gatepass_expiring,
          filter: { gatepass: 'due' },
          hint,
          warns: true,
          overdue: { count: data?.gatepass_overdue, filter: { gatepass: 'overdue' } },
        },
        {
          label: 'resources.fleet/drivers.summary.road_permit',
          value: data?.permit_expiring,
          filter: { road_permit: 'due' },
          hint,
          warns: true,
          overdue: { count: data?.permit_overdue, filter: { road_permit: 'overdue' } },
        },
      ]}
      error={error}
      onRetry={() => void refetch()}
    />
  );
};
