import { Skeleton } from '@mui/material';

import { useT } from '../../../kit/texts/useT.ts';

/** Why there is a download instead of a preview. */
export type NoPreview = 'notShown' | 'broken' | 'locked';

export const Loading = () => {
  const t = useT();
  return (
    <Skeleton
      variant="rounded"
      role="status"
      aria-label={t('resources.fleet/documents.preview.loading')}
      sx={{ blockSize: 420, marginBlockStart: 1 }}
    />
  );
};
