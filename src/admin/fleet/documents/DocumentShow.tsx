import { useRecordContext } from 'react-admin';

import type { documents, FleetDocument } from '../../../domain/documents/documents.ts';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { PageCard } from '../../kit/show/PageCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { DocumentHistory } from './DocumentHistory.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { DocumentStateField } from './fields/DocumentStateField.tsx';
import { DocumentPreview } from './preview/DocumentPreview.tsx';
import { RenewButton } from './UploadButtons.tsx';
import { RenewalsContext, useRenewalsOfAll } from './useRenewals.ts';

const { FactCard, Value } = valuesOf<typeof documents>();

const shape = { main: [14], side: [6, 5], after: [] };

const DocumentShow = () => (
  <RenewalsContext value={useRenewalsOfAll()}>
    <RecordShow
      shape={shape}
      subtitle={
        <>
          <Value source="category" />
          <DocumentStateField />
        </>
      }
      actions={<Actions />}
      side={
        <>
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
        </>
      }
    >
      <PageCard title="resources.fleet/documents.sections.preview">
        <Preview />
      </PageCard>
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
