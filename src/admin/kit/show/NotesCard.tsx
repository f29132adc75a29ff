import { Box } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';

import { recordText } from '../texts/useRecordText.ts';
import { PageCard } from './FactCard.tsx';

/** The notes on the record; no card without any. */
export const NotesCard = () => {
  const resource = useResourceContext() ?? '';
  const notes = useRecordContext<{ id: number; notes: string | null }>()?.notes;
  if (!notes) return null;
  return (
    <PageCard title={recordText(resource, 'sections.notes')}>
      <Box
        dir="auto"
        sx={{ marginBlockStart: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {notes}
      </Box>
    </PageCard>
  );
};
