import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';

import type { FleetFigure } from '../../domain/stats/overview.ts';
import { FigureRow } from '../kit/list/FigureCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { CallFailed } from './CallFailed.tsx';
import { FleetFigureCards } from './FleetFigureCards.tsx';
import { useFleetMetrics } from './useFleetMetrics.ts';

interface FleetMetricsProps {
  names: readonly FleetFigure[];
  /** Further cards after these. */
  children?: ReactNode;
}

/** The fleet in figures, with a state of its own for each way in which there may be none. */
export const FleetMetrics = ({ names, children }: FleetMetricsProps) => {
  const t = useT();
  const { data, error, refetch } = useFleetMetrics();
  const isEmpty = data !== undefined && Object.values(data).every((figure) => figure === 0);
  return (
    <Box
      component="section"
      aria-label={t('overview.metrics.label')}
      sx={{ '& > .MuiAlert-root': { marginBlockEnd: 2 } }}
    >
      {error && (
        <CallFailed
          failed="overview.metrics.failed"
          reason="overview.metrics.reason"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && <Alert severity="info">{t('overview.empty')}</Alert>}
      {!isEmpty && (!error || children) && (
        <FigureRow>
          {!error && <FleetFigureCards names={names} figures={data} />}
          {children}
        </FigureRow>
      )}
    </Box>
  );
};
