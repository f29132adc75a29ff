import { Stack, Typography } from '@mui/material';
import type { PropsWithChildren } from 'react';
import { CreateButton, useResourceContext } from 'react-admin';

import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { useMay } from '../useMay.ts';
import { ImportLink } from './ImportLink.tsx';

interface RecordEmptyProps {
  canImport: boolean;
}

/** No record exists; `children` are the picture above the words. */
export const RecordEmpty = ({ canImport, children }: PropsWithChildren<RecordEmptyProps>) => {
  const may = useMay();
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
      {children}
      <Typography variant="h5" component="h2">
        {text('empty.title')}
      </Typography>
      {may('create') && <Typography color="text.secondary">{text('empty.invite')}</Typography>}
      <Stack
        direction="row"
        sx={{ gap: 1, marginBlockStart: 2, flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {may('create') && (
          <CreateButton
            variant="contained"
            size="medium"
            label={recordText(resource, 'actions.addFirst')}
          />
        )}
        {canImport && <ImportLink variant="outlined" size="medium" />}
      </Stack>
    </Stack>
  );
};
