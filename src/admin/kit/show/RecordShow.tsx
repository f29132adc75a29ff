import { Box, Stack } from '@mui/material';
import type { PropsWithChildren, ReactNode } from 'react';
import {
  EditButton,
  Show,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

import { DeleteButton } from '../dialogs/DeleteButton.tsx';
import { RecordDeleteRequests } from '../dialogs/RecordDeleteRequests.tsx';
import { toldInPlace } from '../feedback/toldInPlace.ts';
import { PageActions, PageSubtitle } from '../page/PageHeader.tsx';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { useMay } from '../useMay.ts';
import { ShowLoadFailed } from './RecordLoadFailed.tsx';

interface RecordShowProps {
  /** Below the name: what tells the record from others, and its state. */
  subtitle?: ReactNode;
  /** Buttons before Edit and Delete. */
  actions?: ReactNode;
}

/** A record's page, read like a file card: its children are cards side by side. */
export const RecordShow = ({ children, ...head }: PropsWithChildren<RecordShowProps>) => {
  const resource = useResourceContext() ?? '';
  return (
    <RecordDeleteRequests>
      <Show
        title={<ShowTitle />}
        actions={false}
        queryOptions={toldInPlace}
        error={<ShowLoadFailed message={recordText(resource, 'failed.load')} />}
        component="div"
      >
        <FileCard {...head}>{children}</FileCard>
      </Show>
    </RecordDeleteRequests>
  );
};

const ShowTitle = () => {
  const text = useRecordText();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  return <>{record ? represent(record) : text('name', { smart_count: 1 })}</>;
};

const FileCard = ({ subtitle, actions, children }: PropsWithChildren<RecordShowProps>) => {
  const record = useRecordContext();
  const may = useMay();
  if (!record) return null;
  return (
    <>
      <PageActions>
        {actions}
        {may('edit') && <EditButton />}
        <DeleteButton />
      </PageActions>
      <PageSubtitle>
        <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          {subtitle}
        </Stack>
      </PageSubtitle>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
        }}
      >
        {children}
      </Box>
    </>
  );
};
