import { FleetBoard } from '../../fleet/index.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { ManageLinks } from './ManageLinks.tsx';

/** The start page of a Super Admin: the fleet at a glance, with links to overview and settings. */
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
