import { Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

import { useT } from '../../common/useT.ts';

/** There are drivers, but none that the search and filters let through. */
export const DriverNoResults = () => {
  const t = useT();
  const { setFilters } = useListContext();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, padding: 6 }}>
      <Typography variant="h6" component="h2">
        {t('resources.fleet/drivers.noResults.title')}
      </Typography>
      <Typography color="text.secondary">{t('resources.fleet/drivers.noResults.hint')}</Typography>
      <Button onClick={() => setFilters({}, {})}>
        {t('resources.fleet/drivers.noResults.clear')}
      </Button>
    </Stack>
  );
};
