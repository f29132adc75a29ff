import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';

import { useT } from './useT.ts';

/** Text as it is stored, kept apart from the writing direction around it; a dash where there is none. */
export const PlainField = ({ source }: { source: string; label?: string }) => {
  const t = useT();
  const value = useFieldValue<Record<string, string | number | null>>({ source });
  return value === null || value === undefined || value === '' ? (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('common.notGiven')}
    </Box>
  ) : (
    <bdi>{value}</bdi>
  );
};
