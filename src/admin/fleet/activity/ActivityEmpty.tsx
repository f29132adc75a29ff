import { Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

import { NoResults } from '../../kit/list/NoResults.tsx';
import { useT } from '../../kit/texts/useT.ts';

/** Nothing happened yet, or nothing that the search and filters let through. */
export const ActivityEmpty = () => {
  const t = useT();
  const { filterValues } = useListContext();
  if (Object.keys(filterValues).length > 0) return <NoResults />;
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, padding: 6 }}>
      <Typography variant="h6" component="h2">
        {t('resources.fleet/activity.empty.title')}
      </Typography>
      <Typography color="text.secondary">{t('resources.fleet/activity.empty.hint')}</Typography>
    </Stack>
  );
};
