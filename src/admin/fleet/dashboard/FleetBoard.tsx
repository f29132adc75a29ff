import { RESOURCES } from '../../../domain/records/resources.ts';
import type { FleetFigure } from '../../../domain/stats/overview.ts';
import type { FleetPapers } from '../../expiries/useFleetPapers.ts';
import { useWeekPapers } from '../../expiries/useWeekPapers.ts';
import { Worklist } from '../../expiries/worklist/Worklist.tsx';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { ButtonLink } from '../../kit/ui/Button.tsx';
import { useIsPainted } from '../../kit/useIsPainted.ts';
import { useMay } from '../../kit/useMay.ts';
import { FleetMetrics } from '../../stats/FleetMetrics.tsx';
import type { useFleetMetrics } from '../../stats/useFleetMetrics.ts';
import { ExpiryWeeks } from '../charts/ExpiryWeeks.tsx';
import { FleetByStatus } from '../charts/FleetByStatus.tsx';

import styles from './FleetBoard.module.css';

/** What the charts do not show. */
const CARDS: readonly FleetFigure[] = ['trucksExpiring', 'trailersExpiring', 'emptyTrailers'];

interface PartProps {
  papers: FleetPapers;
}

const Charts = ({ papers }: PartProps) =>
  useIsPainted() && (
    <div className={styles.charts}>
      <ExpiryWeeks papers={papers} />
      <FleetByStatus papers={papers} />
    </div>
  );

const Figures = ({ papers, metrics }: PartProps & FleetBoardProps) =>
  useIsPainted() && (
    <>
      {metrics && <FleetMetrics metrics={metrics} names={CARDS} />}
      <Charts papers={papers} />
    </>
  );

interface FleetBoardProps {
  /** Asked for at once, as asking further down would be late. Without them there are no figures. */
  metrics?: ReturnType<typeof useFleetMetrics>;
}

/**
 * Figures and what is ahead render once the worklist has its height, so that nothing shifts, and
 * each in a task of its own.
 */
export const FleetBoard = ({ metrics }: FleetBoardProps) => {
  const papers = useWeekPapers();
  return (
    <>
      <ImportInvitation papers={papers} />
      <Worklist papers={papers} />
      {!papers.isLoading && <Figures papers={papers} metrics={metrics} />}
    </>
  );
};

/** For a fleet without a driver yet. */
const ImportInvitation = ({ papers }: { papers: FleetPapers }) => {
  const t = useT();
  const mayImport = useMay()('import', RESOURCES.drivers);
  if (!mayImport || papers.whole[RESOURCES.drivers]?.length !== 0) return null;
  return (
    <Alert
      tone="info"
      isCalm
      action={
        <ButtonLink to={recordPaths(RESOURCES.drivers).import}>
          {t('overview.firstSteps.importDrivers')}
        </ButtonLink>
      }
    >
      {t('overview.firstSteps.noDrivers')}
    </Alert>
  );
};
