import { FileUp as AddIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';

import type { FleetDocument, HolderType } from '../../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { useAllRows } from '../../../kit/allRows.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { PageCard, PageCardRows, EmptyNote } from '../../../kit/show/PageCard.tsx';
import { Bars } from '../../../kit/show/RecordSkeleton.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { useMay } from '../../../kit/useMay.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { DocumentExpiryField } from '../fields/DocumentExpiryField.tsx';
import { UploadDialog } from '../lazy.ts';
import { RenewButton } from '../RenewButton.tsx';
import { RenewalsContext, useRenewals, useRenewalsOfAll } from '../useRenewals.ts';

import styles from './PapersCard.module.css';

export interface RecordPapersProps {
  holderType: HolderType;
  holderId: number;
}

/** The documents of one driver, vehicle or company; superseded ones are collapsed. */
export const PapersCard = (props: RecordPapersProps) => {
  const may = useMay();
  return may('list', RESOURCES.documents) ? <Card {...props} /> : null;
};

const Card = (props: RecordPapersProps) => (
  <ResourceContextProvider value={RESOURCES.documents}>
    <RenewalsContext value={useRenewalsOfAll()}>
      <PageCard title="resources.fleet/documents.papers.title" action={<UploadButton {...props} />}>
        <Papers {...props} />
      </PageCard>
    </RenewalsContext>
  </ResourceContextProvider>
);

const Papers = ({ holderType, holderId }: RecordPapersProps) => {
  const t = useT();
  const renewals = useRenewals();
  const { data, error, refetch } = useAllRows<FleetDocument>(RESOURCES.documents, {
    sort: { field: 'expiry_date', order: 'ASC' },
    filter: { holder_type: holderType, holder_id: holderId },
  });
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
      {current.length > 0 ? (
        <PaperList documents={current} />
      ) : (
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

const UploadButton = ({ holderType, holderId }: RecordPapersProps) => {
  const t = useT();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('create', RESOURCES.documents)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <AddIcon aria-hidden="true" />
        {t('resources.fleet/documents.actions.upload')}
      </Button>
      <Suspense>
        {isOpen && (
          <UploadDialog
            holder={{ holder_type: holderType, holder_id: holderId }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
