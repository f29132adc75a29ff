import { Stack } from '@mui/material';
import { Title } from 'react-admin';

import { useT } from '../../common/useT.ts';
import { DriverFigures } from '../drivers/DriverFigures.tsx';
import { UrgentPapers } from './UrgentPapers.tsx';

/** Where a Fleet Manager starts: the figures, and what needs attention today. */
const FleetDashboard = () => {
  const t = useT();
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('fleet.dashboard.title')} preferenceKey={false} />
      <DriverFigures />
      <UrgentPapers />
    </Stack>
  );
};

export default FleetDashboard;
