import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CreateButton, useResourceContext } from 'react-admin';

import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { ImportLink } from './ImportLink.tsx';

interface RecordEmptyProps {
  icon: ReactNode;
  canImport: boolean;
}

/** There is no record at all. */
export const RecordEmpty = ({ icon, canImport }: RecordEmptyProps) => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        paddingBlock: 10,
        '& > svg': { fontSize: 56, color: 'text.secondary' },
      }}
    >
      {icon}
      <Typography variant="h5" component="h2">
        {text('empty.title')}
      </Typography>
      <Typography color="text.secondary">{text('empty.invite')}</Typography>
      <Stack
        direction="row"
        sx={{ gap: 1, marginBlockStart: 2, flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <CreateButton
          variant="contained"
          size="medium"
          label={recordText(resource, 'actions.addFirst')}
        />
        {canImport && <ImportLink variant="outlined" size="medium" />}
      </Stack>
    </Stack>
  );
};
