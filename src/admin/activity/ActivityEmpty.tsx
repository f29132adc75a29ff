import { Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

import { useT } from '../kit/texts/useT.ts';

/** Nothing happened yet, or nothing that the search and filters let through. */
export const ActivityEmpty = () => {
  const t = useT();
  const { filterValues, setFilters } = useListContext();
  const isNarrowed = Object.keys(filterValues).length > 0;
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, padding: 6 }}>
      <Typography variant="h6" component="h2">
        {t('activity.empty.title')}
      </Typography>
      <Typography color="text.secondary">
        {t(isNarrowed ? 'common.noResults.hint' : 'activity.empty.hint')}
      </Typography>
      {isNarrowed && (
        <Button onClick={() => setFilters({}, {})}>{t('common.noResults.clear')}</Button>
      )}
    </Stack>
  );
};
