import { useSearchParams } from 'react-router-dom';

import type { FleetFigure } from '../../../domain/stats/overview.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { FleetMetrics } from '../../stats/FleetMetrics.tsx';
import { Assignments } from './Assignments.tsx';
import { FigureDialog } from './FigureDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';

const CARDS: readonly FleetFigure[] = [
  'activeTrucks',
  'activeTrailers',
  'activeDrivers',
  'trailersExpiring',
  'trucksExpiring',
  'vacationDrivers',
  'emptyTrailers',
];

/** The whole fleet at a glance: figures, and who drives what. */
const FleetOverview = () => {
  const t = useT();
  const [params] = useSearchParams();
  const figure = params.get('figure');
  const record = params.get('record');
  return (
    <>
      <PageHeader title={t('overview.title')} />
      <FleetMetrics names={CARDS} />
      <Assignments />
      {figure && <FigureDialog name={figure} />}
      {record && <RecordDialog address={record} />}
    </>
  );
};

export default FleetOverview;
