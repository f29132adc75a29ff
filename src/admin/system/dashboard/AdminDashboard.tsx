import { FleetBoard } from '../../fleet/index.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
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
