import { FleetBoard } from '../../fleet/index.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { CompanyFigures } from './CompanyFigures.tsx';
import { ManageLinks } from './ManageLinks.tsx';

/** The start page of a Super Admin: the whole company, then the fleet, with links to overview and settings. */
const AdminDashboard = () => {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('overview.dashboard.admin')}
        subtitle={t('overview.dashboard.adminText')}
        actions={<ManageLinks />}
      />
      <CompanyFigures />
      <FleetBoard />
    </>
  );
};

export default AdminDashboard;
