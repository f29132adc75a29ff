import { useMemo } from 'react';
import { useCreatePath, useGetOne, useRecordContext, useReference } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import type { documents, FleetDocument } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { STATE_TONES } from '../../expiries/PaperTable.tsx';
import { silentQueryOptions } from '../../kit/feedback/silentQueryOptions.ts';
import { StatusChip } from '../../kit/fields/StatusChip.tsx';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { FactList } from '../../kit/show/FactList.tsx';
import { PageCard } from '../../kit/show/PageCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { DocumentPreview } from './preview/DocumentPreview.tsx';
import { RenewButton } from './UploadButtons.tsx';
import { RenewalsContext, useDocumentState, useRenewals, useRenewalsOf } from './useRenewals.ts';

const { FactCard, Value } = valuesOf<typeof documents>();

const shape = { main: [14], side: [6, 5], after: [] };

const useRenewalsHere = () => {
  const { id = '' } = useParams();
  const { data } = useGetOne<FleetDocument>(
    RESOURCES.documents,
    { id: Number(id) },
    silentQueryOptions,
  );
  return useRenewalsOf(useMemo(() => (data ? [data] : []), [data]));
};

const DocumentShow = () => (
  <RenewalsContext value={useRenewalsHere()}>
    <RecordShow
      shape={shape}
      subtitle={
        <>
          <Value source="category" />
          <State />
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

const State = () => {
  const t = useT();
  const state = useDocumentState(useRecordContext<FleetDocument>());
  return (
    state && (
      <StatusChip
        tone={STATE_TONES[state]}
        label={t(`resources.fleet/documents.options.state.${state}`)}
      />
    )
  );
};

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

const DocumentHistory = () => {
  const t = useT();
  const renewals = useRenewals();
  const document = useRecordContext<FleetDocument>();
  if (!document) return null;
  const renewal = renewals.get(document.id);
  // The server may omit the field.
  const { replaces_id } = document;
  if (!renewal && !replaces_id) return null;
  const facts = [
    renewal && {
      name: t('resources.fleet/documents.history.renewed'),
      value: <Copy document={renewal} />,
    },
    replaces_id
      ? {
          name: t('resources.fleet/documents.history.renews'),
          value: <Renewed id={replaces_id} />,
        }
      : undefined,
  ].filter((fact) => typeof fact === 'object');
  return (
    <PageCard title="resources.fleet/documents.sections.history">
      <FactList facts={facts} />
    </PageCard>
  );
};

const Renewed = ({ id }: Pick<FleetDocument, 'id'>) => {
  const { referenceRecord, isPending } = useReference<FleetDocument>({
    reference: RESOURCES.documents,
    id,
  });
  return isPending ? <>…</> : <Copy document={referenceRecord} />;
};

const Copy = ({ document }: { document: FleetDocument | undefined }) => {
  const t = useT();
  const createPath = useCreatePath();
  const dateText = useDateText();
  if (!document) return <>{t('resources.fleet/documents.history.gone')}</>;
  const { id, title, expiry_date } = document;
  return (
    <Link
      to={createPath({ resource: RESOURCES.documents, type: 'show', id })}
      style={{ color: 'inherit' }}
    >
      <bdi>{title}</bdi>{' '}
      {expiry_date && <time dateTime={expiry_date}>{dateText(expiry_date)}</time>}
    </Link>
  );
};

export default DocumentShow;
