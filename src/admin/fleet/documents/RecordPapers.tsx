import { RecordContextProvider, ResourceContextProvider, useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { hasGaps } from '../../../dataProvider/rows/gaps.ts';
import type { FleetDocument, HolderType } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { ChoiceField } from '../../kit/fields/valueFields.tsx';
import { RowNotices } from '../../kit/list/ListNotices.tsx';
import { PageCard, PageCardRows, EmptyNote } from '../../kit/show/PageCard.tsx';
import { Bars } from '../../kit/show/RecordSkeleton.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useMay } from '../../kit/useMay.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { DocumentExpiryField } from './fields/DocumentExpiryField.tsx';
import type { UploadDialogProps } from './upload/UploadDialog.tsx';
import { RenewButton, UploadButton } from './UploadButtons.tsx';
import { RenewalsContext, useRenewals, useRenewalsOfAll } from './useRenewals.ts';

import styles from './RecordPapers.module.css';

interface HolderProps {
  holderType: HolderType;
  /** Defaults to the record of the page. */
  holderId?: number;
}

/** The documents of one driver, vehicle or company; superseded ones are collapsed. */
export const RecordPapers = ({ holderType, holderId }: HolderProps) => {
  const may = useMay();
  const id = useRecordContext<RaRecord<number>>()?.id;
  const holder_id = holderId ?? id;
  if (holder_id === undefined || !may('list', RESOURCES.documents)) return null;
  return <PapersCard holder_type={holderType} holder_id={holder_id} />;
};

type Holder = NonNullable<UploadDialogProps['holder']>;

const PapersCard = (holder: Holder) => (
  <ResourceContextProvider value={RESOURCES.documents}>
    <RenewalsContext value={useRenewalsOfAll()}>
      <PageCard
        title="resources.fleet/documents.papers.title"
        action={<UploadButton holder={holder} />}
      >
        <Papers {...holder} />
      </PageCard>
    </RenewalsContext>
  </ResourceContextProvider>
);

const Papers = (holder: Holder) => {
  const t = useT();
  const renewals = useRenewals();
  const { data, meta, error, refetch } = useAllRows<FleetDocument>(RESOURCES.documents, {
    sort: { field: 'expiry_date', order: 'ASC' },
    filter: holder,
  });
  if (isApiError(error, 'notOffered')) {
    return <EmptyNote>{t('resources.fleet/documents.notOffered.list')}</EmptyNote>;
  }
  if (error) {
    return (
      <LoadFailed
        message="resources.fleet/documents.failed.load"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Bars lines={3} />;
  const current = data.filter(({ id }) => !renewals.has(id));
  const superseded = data.filter(({ id }) => renewals.has(id));
  return (
    <>
      <RowNotices meta={meta} />
      {current.length > 0 && <PaperList documents={current} />}
      {current.length === 0 && !hasGaps(meta) && (
        <EmptyNote>{t('resources.fleet/documents.papers.none')}</EmptyNote>
      )}
      {superseded.length > 0 && (
        <details className={styles.superseded}>
          <summary>
            {t('resources.fleet/documents.papers.superseded', { smart_count: superseded.length })}
          </summary>
          <PaperList documents={superseded} />
        </details>
      )}
    </>
  );
};

const PaperList = ({ documents }: { documents: readonly FleetDocument[] }) => (
  <PageCardRows>
    {documents.map((document) => (
      <RecordContextProvider key={document.id} value={document}>
        <Paper document={document} />
      </RecordContextProvider>
    ))}
  </PageCardRows>
);

const Paper = ({ document }: { document: FleetDocument }) => (
  <li>
    <div>
      <RecordLinkField />
      <div className={styles.about}>
        <ChoiceField source="category" />
        <DocumentExpiryField />
      </div>
    </div>
    <div className={styles.buttons}>
      <DownloadButton document={document} />
      <RenewButton document={document} />
    </div>
  </li>
);
