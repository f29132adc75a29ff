import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { DUE_SOON_DAYS } from '../../../domain/expiry.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { FigureCard, FigureRow } from '../../common/FigureCard.tsx';
import { LoadFailed } from '../../common/LoadFailed.tsx';
import { useT } from '../../common/useT.ts';
import { SUMMARY } from '../../queryClient.ts';
import { driversPath } from './paths.ts';

/** The four figures of the drivers; each opens the rows that it counts. */
export const DriverSummaryCards = () => {
  const t = useT();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    // Under the key of the record type's lists, so that what refreshes them refreshes the figures too.
    queryKey: [RESOURCES.drivers, 'getList', SUMMARY],
    queryFn: () => dataProvider.driverSummary(),
  });
  const hint = t('resources.fleet/drivers.summary.within', { days: DUE_SOON_DAYS });
  const overdue = (count: number | undefined, to: string) =>
    count ? { label: t('common.expiry.overdueCount', { smart_count: count }), to } : undefined;
  return (
    <section aria-label={t('resources.fleet/drivers.summary.label')}>
      <FigureRow>
        <FigureCard
          label={t('resources.fleet/drivers.summary.total')}
          value={data?.total_drivers}
          to={driversPath({})}
        />
        <FigureCard
          label={t('resources.fleet/drivers.summary.active')}
          value={data?.active_drivers}
          to={driversPath({ status: 'active' })}
        />
        <FigureCard
          label={t('resources.fleet/drivers.summary.gatepass')}
          value={data?.gatepass_expiring}
          to={driversPath({ gatepass: 'due' })}
          hint={hint}
          warns
          aside={overdue(data?.gatepass_overdue, driversPath({ gatepass: 'overdue' }))}
        />
        <FigureCard
          label={t('resources.fleet/drivers.summary.road_permit')}
          value={data?.permit_expiring}
          to={driversPath({ road_permit: 'due' })}
          hint={hint}
          warns
          aside={overdue(data?.permit_overdue, driversPath({ road_permit: 'overdue' }))}
        />
      </FigureRow>
      {error && (
        <LoadFailed
          message="resources.fleet/drivers.summary.failed"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
};
