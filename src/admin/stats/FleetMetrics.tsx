import type { ReactNode } from 'react';

import { type FleetFigure, figureKinds, type FleetFigures } from '../../domain/stats/overview.ts';
import { FigureRow, FigureCard } from '../kit/list/FigureCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useWithin } from '../kit/texts/useWithin.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { useSession } from '../kit/useSession.ts';
import { CallFailed } from './CallFailed.tsx';
import { figurePath } from './figurePath.ts';
import type { useFleetMetrics } from './useFleetMetrics.ts';

import styles from './stats.module.css';

/** What has expired is shown beside what expires soon. */
const OVERDUE: Partial<Record<FleetFigure, FleetFigure>> = {
  trucksExpiring: 'trucksOverdue',
  trailersExpiring: 'trailersOverdue',
};

interface FleetFigureCardsProps {
  names: readonly FleetFigure[];
  /** Absent while they are not known. */
  figures: FleetFigures | undefined;
}

const FleetFigureCards = ({ names, figures }: FleetFigureCardsProps) => {
  const t = useT();
  const role = useSession()?.user.role;
  const within = useWithin();
  return names.map((name) => {
    const overdue = OVERDUE[name];
    const count = overdue && figures?.[overdue];
    return (
      <FigureCard
        key={name}
        label={t(`overview.figures.${name}`)}
        value={figures?.[name]}
        to={figurePath(role, name)}
        hint={overdue && within(figureKinds(name))}
        tone={overdue && 'warn'}
        aside={
          overdue && count
            ? {
                label: t('common.expiry.overdueCount', { smart_count: count }),
                to: figurePath(role, overdue),
              }
            : undefined
        }
      />
    );
  });
};

interface FleetMetricsProps {
  metrics: ReturnType<typeof useFleetMetrics>;
  names: readonly FleetFigure[];
  after?: ReactNode;
}

/** Has a state of its own for each way in which there may be no figures. */
export const FleetMetrics = ({ metrics, names, after }: FleetMetricsProps) => {
  const t = useT();
  const { data, error, refetch } = metrics;
  // Counts what is not shown here too: a fleet in which nothing expires is not empty.
  const isEmpty =
    data !== undefined &&
    names.every((name) => data[name] === 0) &&
    Object.values(data).every((count) => count === 0);
  return (
    <section className={styles.metrics} aria-label={t('overview.metrics.label')}>
      {error && (
        <CallFailed
          failed="overview.metrics.failed"
          reason="overview.metrics.reason"
          error={error}
          onRetry={refetch}
        />
      )}
      {isEmpty && <Alert tone="info">{t('overview.empty')}</Alert>}
      {!isEmpty && (!error || after) && (
        <FigureRow>
          {!error && <FleetFigureCards names={names} figures={data} />}
          {after}
        </FigureRow>
      )}
    </section>
  );
};
