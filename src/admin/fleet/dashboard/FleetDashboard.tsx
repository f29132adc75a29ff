import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useFleetMetrics } from '../../stats/useFleetMetrics.ts';
import { FleetBoard } from './FleetBoard.tsx';

const FleetDashboard = () => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('overview.dashboard.fleet')} />
      <FleetBoard metrics={useFleetMetrics()} />
    </>
  );
};

export default FleetDashboard;
