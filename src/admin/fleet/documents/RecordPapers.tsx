import { useMemo } from 'react';
import { ResourceContextProvider, useRecordContext, type RaRecord } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { hasGaps } from '../../../dataProvider/rows/gaps.ts';
import {
  documents as documentType,
  type FleetDocument,
  type HolderType,
} from '../../../domain/documents/documents.ts';
import { recordPapers } from '../../../domain/expiries/recordPapers.ts';
import { asHolder, type Expiry } from '../../../domain/records/expiry.ts';
import type { AnyRecordType, ColumnOf } from '../../../domain/records/recordType.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { isOutOfService } from '../../../domain/records/service.ts';
import { useDocumentsOf } from '../../common/useDocuments.ts';
import { PaperTable, type PaperLine } from '../../expiries/PaperTable.tsx';
import { useExpiriesOf } from '../../expiries/useExpiriesOf.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { RowNotices } from '../../kit/list/ListNotices.tsx';
import { useRecordType } from '../../kit/record/RecordTypeContext.ts';
import { EmptyNote, PageCard } from '../../kit/show/PageCard.tsx';
import { Bars } from '../../kit/show/RecordSkeleton.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useMay } from '../../kit/useMay.ts';
import { DownloadIcon } from './DownloadButton.tsx';
import { AddFile, FileStanding } from './fields/FileStanding.tsx';
import { UploadButton } from './UploadButtons.tsx';

import styles from './RecordPapers.module.css';

interface RecordPapersProps<Name extends string = string> {
  holderType: HolderType;
  /** For a field with an expiry date, the field shown with it, such as the insurer. */
  details?: Readonly<Partial<Record<Name, Name>>>;
  /** The same for the field with its number. */
  numbers?: Readonly<Partial<Record<Name, Name>>>;
}

const NONE = {};

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** All papers of a driver or vehicle: its expiry dates and its documents; superseded ones are collapsed. */
const RecordPapers = ({ holderType, details = NONE, numbers = NONE }: RecordPapersProps) => {
  const may = useMay();
  const record = useRecordContext<RaRecord<number>>();
  if (!record) return null;
  const mayUpload = may('list', RESOURCES.documents);
  return (
    <PageCard
      title="resources.fleet/documents.papers.title"
      action={
        mayUpload && (
          <ResourceContextProvider value={RESOURCES.documents}>
            <UploadButton holder={{ holder_type: holderType, holder_id: record.id }} />
          </ResourceContextProvider>
        )
      }
    >
      <Papers holderType={holderType} record={record} details={details} numbers={numbers} />
    </PageCard>
  );
};

/** The same, typed by the record type's declaration, so that a misspelt field does not compile. */
export const recordPapersOf = <T extends AnyRecordType>() =>
  RecordPapers as (props: RecordPapersProps<ColumnOf<T>>) => ReturnType<typeof RecordPapers>;

const NO_DOCUMENTS: readonly FleetDocument[] = [];

const Papers = ({
  holderType,
  record,
  details,
  numbers,
}: Required<RecordPapersProps> & { record: RaRecord<number> }) => {
  const t = useT();
  const day = useCompanyDay();
  const type = useRecordType();
  const dates = useExpiriesOf(type, record);
  const holder = { holder_type: holderType, holder_id: record.id };
  const { data: known, meta, error, isPending, refetch } = useDocumentsOf(holder);
  const data = known ?? NO_DOCUMENTS;
  const { papers, superseded } = recordPapers(
    { type: holderType, id: record.id, dates, isOff: isOutOfService(type, record) },
    data,
    day,
  );
  const byId = useMemo(() => new Map(data.map((document) => [document.id, document])), [data]);

  const lineOf = (expiry: Expiry): PaperLine => {
    const document = byId.get(expiry.document?.id ?? 0);
    // A record of its own, such as a permit, shows its label.
    const detail: unknown = expiry.owner
      ? expiry.kind !== 'document' && expiry.holder.label
      : record[details[expiry.field] ?? ''];
    return {
      expiry,
      number: document?.document_number ?? textIn(record[numbers[expiry.field] ?? '']),
      detail: textIn(detail),
      // That a file is missing is known only once the documents are.
      file: known && !isPending && <PaperFile expiry={expiry} document={document} />,
    };
  };
  const title = t('resources.fleet/documents.papers.title');
  return (
    <>
      <RowNotices meta={meta} />
      {papers.length > 0 && <PaperTable label={title} lines={papers.map(lineOf)} hasFiles />}
      {isPending && <Bars lines={papers.length > 0 ? 2 : 4} />}
      {papers.length === 0 && !isPending && !error && !hasGaps(meta) && (
        <EmptyNote>{t('resources.fleet/documents.papers.none')}</EmptyNote>
      )}
      {isApiError(error, 'notOffered') ? (
        <EmptyNote>{t('resources.fleet/documents.notOffered.list')}</EmptyNote>
      ) : (
        error && (
          <LoadFailed
            message="resources.fleet/documents.failed.load"
            error={error}
            onRetry={refetch}
          />
        )
      )}
      {superseded.length > 0 && (
        <details>
          <summary>
            {t('resources.fleet/documents.papers.superseded', { smart_count: superseded.length })}
          </summary>
          <PaperTable
            label={t('resources.fleet/documents.options.state.superseded')}
            lines={superseded.map((document) => ({
              ...lineOf(supersededPaper(document)),
              isSuperseded: true,
            }))}
            hasFiles
          />
        </details>
      )}
    </>
  );
};

const supersededPaper = (document: FleetDocument): Expiry => ({
  state: 'off',
  kind: 'document',
  field: 'expiry_date',
  date: document.expiry_date ?? '',
  holder: asHolder(documentType, document),
  document,
});

interface PaperFileProps {
  expiry: Expiry;
  document: FleetDocument | undefined;
}

/** The file of a paper, and what to do if it is missing or of another date than the record's. */
const PaperFile = ({ expiry, document }: PaperFileProps) => {
  if (!document) return expiry.date ? <AddFile expiry={expiry} /> : null;
  return (
    <span className={`row gap-02 ${styles.file}`}>
      <RecordName
        className={`plain ${styles.name}`}
        resource={RESOURCES.documents}
        id={document.id}
        label={document.title}
      />
      <DownloadIcon document={document} className={styles.download} />
      {expiry.kind !== 'document' && <FileStanding expiry={expiry} document={document} />}
    </span>
  );
};
