import { useSearchParams } from 'react-router-dom';

import type { FleetFigure } from '../../../domain/stats/overview.ts';
import { worklistPath } from '../../expiries/papersPath.ts';
import { STATES, useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { DialogBoundary } from '../../kit/dialogs/DialogBoundary.tsx';
import { lazyScreen } from '../../kit/lazyScreen.ts';
import { FigureCard } from '../../kit/list/FigureCard.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useCloseParams } from '../../kit/useCloseParams.ts';
import { useSession } from '../../kit/useSession.ts';
import { FleetMetrics } from '../../stats/FleetMetrics.tsx';
import { useFleetMetrics } from '../../stats/useFleetMetrics.ts';
import { Assignments } from './Assignments.tsx';

const FigureDialog = lazyScreen(() => import('./FigureDialog.tsx'));
const RecordDialog = lazyScreen(() => import('./RecordDialog.tsx'));

const CARDS: readonly FleetFigure[] = [
  'activeTrucks',
  'activeTrailers',
  'activeDrivers',
  'trailersExpiring',
  'trucksExpiring',
  'vacationDrivers',
  'emptyTrailers',
];

const Expired = () => {
  const t = useT();
  const role = useSession()?.user.role;
  const { isWhole, countsOf } = useFleetPapers({ facets: STATES });
  return (
    <FigureCard
      label={t('overview.papers.expired')}
      value={isWhole ? (countsOf('state').get('overdue') ?? 0) : undefined}
      to={worklistPath(role, 'expired')}
      hint={t('overview.papers.ofAll')}
      tone="bad"
    />
  );
};

const FleetOverview = () => {
  const t = useT();
  const [params] = useSearchParams();
  const figure = params.get('figure');
  const record = params.get('record');
  return (
    <>
      <PageHeader title={t('overview.title')} />
      <FleetMetrics metrics={useFleetMetrics()} names={CARDS} after={<Expired />} />
      <Assignments />
      <DialogBoundary onClose={useCloseParams('figure', 'record')}>
        {figure && <FigureDialog name={figure} />}
        {record && <RecordDialog address={record} />}
      </DialogBoundary>
    </>
  );
};

export default FleetOverview;
