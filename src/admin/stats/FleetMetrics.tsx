import type { ReactNode } from 'react';

import type { FleetFigure } from '../../domain/stats/overview.ts';
import { FigureRow } from '../kit/list/FigureCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { CallFailed } from './CallFailed.tsx';
import { FleetFigureCards } from './FleetFigureCards.tsx';
import type { useFleetMetrics } from './useFleetMetrics.ts';

import styles from './stats.module.css';

interface FleetMetricsProps {
  metrics: ReturnType<typeof useFleetMetrics>;
  names: readonly FleetFigure[];
  /** Further cards before these, and after them. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Has a state of its own for each way in which there may be no figures. */
export const FleetMetrics = ({ metrics, names, before, after }: FleetMetricsProps) => {
  const t = useT();
  const { data, error, refetch } = metrics;
  const isEmpty = data !== undefined && names.every((name) => data[name] === 0);
  return (
    <section className={styles.metrics} aria-label={t('overview.metrics.label')}>
      {error && (
        <CallFailed
          failed="overview.metrics.failed"
          reason="overview.metrics.reason"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && <Alert tone="info">{t('overview.empty')}</Alert>}
      {!isEmpty && (!error || before || after) && (
        <FigureRow>
          {before}
          {!error && <FleetFigureCards names={names} figures={data} />}
          {after}
        </FigureRow>
      )}
    </section>
  );
};
