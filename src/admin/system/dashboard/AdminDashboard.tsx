import { useT } from '../../common/useT.ts';
import { FleetBoard } from '../../fleet/dashboard/FleetBoard.tsx';
import { PageHeader } from '../../shell/page/PageHeader.tsx';
import { ManageLinks } from './ManageLinks.tsx';

/** Where a Super Admin starts: the fleet at a glance, and the way to what is managed. */
const AdminDashboard = () => {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('overview.dashboard.admin')}
        subtitle={t('overview.dashboard.adminText')}
        actions={<ManageLinks />}
      />
      <FleetBoard />
    </>
  );
};

export default AdminDashboard;
