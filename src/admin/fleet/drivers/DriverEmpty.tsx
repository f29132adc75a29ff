import PersonAdd from '@mui/icons-material/PersonAddAlt1';
import { Stack, Typography } from '@mui/material';
import { CreateButton } from 'react-admin';

import { useT } from '../../common/useT.ts';
import { ImportLink } from './ImportLink.tsx';

/** There is no driver at all. */
export const DriverEmpty = () => {
  const t = useT();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, paddingBlock: 10 }}>
      <PersonAdd sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h5" component="h2">
        {t('resources.fleet/drivers.empty.title')}
      </Typography>
      <Typography color="text.secondary">{t('resources.fleet/drivers.empty.invite')}</Typography>
      <Stack direction="row" sx={{ gap: 1, marginBlockStart: 2, flexWrap: 'wrap' }}>
        <CreateButton
          variant="contained"
          size="medium"
          label="resources.fleet/drivers.actions.addFirst"
        />
        <ImportLink variant="outlined" size="medium" />
      </Stack>
    </Stack>
  );
};
