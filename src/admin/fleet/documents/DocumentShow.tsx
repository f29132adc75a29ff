import { Box, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';

import type { documents, FleetDocument } from '../../../domain/documents/documents.ts';
import { PageCard, valuesOf } from '../../kit/show/FactCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { DocumentHistory } from './DocumentHistory.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { DocumentStateField } from './fields/DocumentStateField.tsx';
import { DocumentPreview } from './preview/DocumentPreview.tsx';
import { RenewButton } from './RenewButton.tsx';
import { RenewalsContext, useRenewalsOfAll } from './useRenewals.ts';

const { FactCard, Value } = valuesOf<typeof documents>();

/** A document's page: the file itself, and beside it what is known of it. */
const DocumentShow = () => (
  <RenewalsContext value={useRenewalsOfAll()}>
    <RecordShow
      subtitle={
        <>
          <Value source="category" />
          <DocumentStateField />
        </>
      }
      actions={<Actions />}
    >
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' },
        }}
      >
        <PageCard title="resources.fleet/documents.sections.preview">
          <Preview />
        </PageCard>
        <Stack sx={{ gap: 2, order: { xs: -1, md: 0 } }}>
          <FactCard
            title="paper"
            sources={[
              'expiry_date',
              'holder_id',
              'document_number',
              'issuing_authority',
              'issue_date',
              'notes',
            ]}
          />
          <FactCard
            title="file"
            sources={['file_name', 'size_bytes', 'uploaded_at', 'uploaded_by', 'version']}
          />
          <DocumentHistory />
        </Stack>
      </Box>
    </RecordShow>
  </RenewalsContext>
);

const Preview = () => {
  const document = useRecordContext<FleetDocument>();
  return document ? <DocumentPreview key={document.id} document={document} /> : null;
};

const Actions = () => {
  const document = useRecordContext<FleetDocument>();
  if (!document) return null;
  return (
    <>
      <DownloadButton document={document} />
      <RenewButton document={document} />
    </>
  );
};

export default DocumentShow;
