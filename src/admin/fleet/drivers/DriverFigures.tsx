import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { DriverFilter } from '../../../domain/drivers/driverFilter.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { RecordFigures } from '../../common/records/RecordFigures.tsx';
import { useConventions } from '../../common/useConventions.ts';
import { useT } from '../../common/useT.ts';
import { SUMMARY } from '../../queryClient.ts';

/** The four figures of the drivers; each opens the rows that it counts. */
export const DriverFigures = () => {
  const t = useT();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    // Under the key of the record type's lists, so that what refreshes them refreshes the figures too.
    queryKey: [RESOURCES.drivers, 'getList', SUMMARY],
    queryFn: () => dataProvider.driverSummary(),
  });
  const hint = t('common.expiry.within', { days: useConventions().due_soon_days });
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
