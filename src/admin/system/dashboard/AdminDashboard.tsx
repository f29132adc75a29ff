import { Map as FleetIcon, Settings as SettingsIcon } from 'lucide-react';
import type { RaRecord } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { FleetBoard } from '../../fleet/index.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { ButtonLink } from '../../kit/ui/Button.tsx';
import { CompanyFigures } from './CompanyFigures.tsx';

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

/** What whoever has just set the company up does first: drivers are imported by a Fleet Manager. */
const FirstSteps = () => {
  const t = useT();
  const { data } = useAllRows<RaRecord>(RESOURCES.users);
  if (data?.length !== 1) return null;
  return (
    <Alert
      tone="info"
      isCalm
      action={
        <ButtonLink to={recordPaths(RESOURCES.users).create}>
          {t('overview.firstSteps.createUser')}
        </ButtonLink>
      }
    >
      {t('overview.firstSteps.alone')}
    </Alert>
  );
};

export default AdminDashboard;
