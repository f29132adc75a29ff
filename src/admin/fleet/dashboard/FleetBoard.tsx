import type { FleetFigure } from '../../../domain/stats/overview.ts';
import { ExpiryFigures } from '../../expiries/ExpiryFigures.tsx';
import { useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { Worklist } from '../../expiries/worklist/Worklist.tsx';
import { FleetMetrics } from '../../stats/FleetMetrics.tsx';
import { useFleetMetrics } from '../../stats/useFleetMetrics.ts';
import { ExpiryWeeks } from '../charts/ExpiryWeeks.tsx';
import { FleetByStatus } from '../charts/FleetByStatus.tsx';

import styles from './FleetBoard.module.css';

const CARDS: readonly FleetFigure[] = [
  'trucksExpiring',
  'trailersExpiring',
  'activeDrivers',
  'activeTrucks',
  'activeTrailers',
  'emptyTrailers',
];

/**
 * The fleet's day: what there is to do, then figures and what is ahead. These render once the worklist
 * has its height, so that nothing shifts.
 */
export const FleetBoard = () => {
  const papers = useFleetPapers();
  // Asked for at once; asking again below would repeat the call.
  const metrics = useFleetMetrics();
  return (
    <>
      <Worklist papers={papers} />
      {!papers.isLoading && (
        <>
          <FleetMetrics
            metrics={metrics}
            names={CARDS}
            before={<ExpiryFigures papers={papers} names={['expired', 'soon']} />}
          />
          <div className={styles.charts}>
            <ExpiryWeeks papers={papers} />
            <FleetByStatus papers={papers} />
          </div>
        </>
      )}
    </>
  );
};
