import { Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

import { useT } from '../../kit/texts/useT.ts';

/** Nothing in a list that the search and filters let through. */
export const NothingFound = () => {
  const t = useT();
  const { setFilters } = useListContext();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, padding: 6 }}>
      <Typography color="text.secondary">{t('common.noResults.hint')}</Typography>
      <Button onClick={() => setFilters({}, {})}>{t('common.noResults.clear')}</Button>
    </Stack>
  );
};
