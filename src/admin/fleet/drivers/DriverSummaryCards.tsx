import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { DriverFilter } from '../../../domain/drivers/driverFilter.ts';
import type { DriverSummary } from '../../../domain/drivers/driverSummary.ts';
import { DUE_SOON_DAYS } from '../../../domain/expiry.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { FigureCard, FigureRow } from '../../common/FigureCard.tsx';
import { LoadFailed } from '../../common/LoadFailed.tsx';
import { useT } from '../../common/useT.ts';
import { driversPath } from './paths.ts';

const FIGURES = [
  { figure: 'total_drivers', text: 'total', filter: {} },
  { figure: 'active_drivers', text: 'active', filter: { status: 'active' } },
  { figure: 'gatepass_expiring', text: 'gatepass', filter: { gatepass: 'due' } },
  { figure: 'permit_expiring', text: 'road_permit', filter: { road_permit: 'due' } },
] as const satisfies { figure: keyof DriverSummary; text: string; filter: DriverFilter }[];

/** The four figures of the drivers; each opens the rows that it counts. */
export const DriverSummaryCards = () => {
  const t = useT();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    // Under the key of the record type, so that every write to it refreshes the figures.
    queryKey: [RESOURCES.drivers, 'getList', 'summary'],
    queryFn: () => dataProvider.driverSummary(),
  });
  return (
    <section aria-label={t('resources.fleet/drivers.summary.label')}>
      <FigureRow>
        {FIGURES.map(({ figure, text, filter }) => (
          <FigureCard
            key={figure}
            label={t(`resources.fleet/drivers.summary.${text}`)}
            value={data?.[figure]}
            to={driversPath(filter)}
            tone={'status' in filter || text === 'total' ? undefined : 'warn'}
            hint={
              text === 'gatepass' || text === 'road_permit'
                ? t('resources.fleet/drivers.summary.within', { days: DUE_SOON_DAYS })
                : undefined
            }
          />
        ))}
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
