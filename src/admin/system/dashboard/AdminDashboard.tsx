import { Map as FleetIcon, Settings as SettingsIcon } from 'lucide-react';

import { FleetBoard } from '../../fleet/index.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { ButtonLink } from '../../kit/ui/Button.tsx';
import { CompanyFigures } from './CompanyFigures.tsx';
import { FirstSteps } from './FirstSteps.tsx';

const ManageLinks = () => {
  const t = useT();
  return (
    <>
      <ButtonLink to="/admin/fleet-overview">
        <FleetIcon />
        {t('shell.menu.fleetOverview')}
      </ButtonLink>
      <ButtonLink to="/admin/settings">
        <SettingsIcon />
        {t('shell.menu.settings')}
      </ButtonLink>
    </>
  );
};

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
      <FirstSteps />
      <CompanyFigures />
      <FleetBoard />
    </>
  );
};

export default AdminDashboard;
