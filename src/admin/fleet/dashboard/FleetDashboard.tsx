import { useT } from '../../common/useT.ts';
import { PageHeader } from '../../shell/page/PageHeader.tsx';
import { FleetBoard } from './FleetBoard.tsx';

/** Where a Fleet Manager starts. */
const FleetDashboard = () => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('overview.dashboard.fleet')} />
      <FleetBoard />
    </>
  );
};

export default FleetDashboard;
