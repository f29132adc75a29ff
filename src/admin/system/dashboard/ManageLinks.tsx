import { Button } from '@mui/material';
import { Map as FleetIcon, Settings as SettingsIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useT } from '../../kit/texts/useT.ts';

/** On to the overview of the fleet and to the settings. */
export const ManageLinks = () => {
  const t = useT();
  return (
    <>
      <Button component={Link} to="/admin/fleet-overview" startIcon={<FleetIcon />}>
        {t('shell.menu.fleetOverview')}
      </Button>
      <Button component={Link} to="/admin/settings" startIcon={<SettingsIcon />}>
        {t('shell.menu.settings')}
      </Button>
    </>
  );
};
