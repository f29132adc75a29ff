import { Map as FleetIcon, Settings as SettingsIcon } from 'lucide-react';

import { useT } from '../../kit/texts/useT.ts';
import { ButtonLink } from '../../kit/ui/Button.tsx';

export const ManageLinks = () => {
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
