import { Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

import { useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';

/** There are records, but none that the search and filters let through. */
export const NoResults = () => {
  const t = useT();
  const text = useRecordText();
  const { setFilters } = useListContext();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, padding: 6 }}>
      <Typography variant="h6" component="h2">
        {text('empty.title')}
      </Typography>
      <Typography color="text.secondary">{t('common.noResults.hint')}</Typography>
      <Button onClick={() => setFilters({}, {})}>{t('common.noResults.clear')}</Button>
    </Stack>
  );
};
