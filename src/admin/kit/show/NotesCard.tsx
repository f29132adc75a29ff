import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';
import { PageCard } from './FactCard.tsx';

/** What somebody wrote about the record; no card where nobody did. */
export const NotesCard = ({ title }: { title: MessageKey }) => {
  const notes = useRecordContext<{ id: number; notes: string | null }>()?.notes;
  if (!notes) return null;
  return (
    <PageCard title={title}>
      <Box
        dir="auto"
        sx={{ marginBlockStart: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {notes}
      </Box>
    </PageCard>
  );
};
