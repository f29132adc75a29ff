import type { PropsWithChildren } from 'react';
import { useListContext, useRecordContext } from 'react-admin';

import { hasGaps } from '../../../dataProvider/rows/gaps.ts';
import { showCount } from '../../../domain/base/formats.ts';
import { totalBytes } from '../../../domain/documents/documentFile.ts';
import type { documents, FleetDocument } from '../../../domain/documents/documents.ts';
import { holderPaper, type HolderPaper } from '../../../domain/expiries/documentExpiry.ts';
import { megabytes } from '../../../domain/files/fileProblem.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { RenewIcon } from '../../kit/fields/RenewIcon.tsx';
import { useExpiryIn } from '../../kit/fields/useExpiryIn.ts';
import { FigureCard } from '../../kit/list/FigureCard.tsx';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { RecordStats } from '../../kit/list/RecordStats.tsx';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPaged } from '../../kit/useIsPaged.ts';
import { documentFilters } from './documentFilters.ts';
import { RowDownload } from './DownloadButton.tsx';
import { useHolderExpiry } from './fields/useHolderExpiry.ts';
import { RenewalsContext, useDocumentState, useRenewalsOf } from './useRenewals.ts';

/** The holder's paper if the document is the file of one, else the document. */
const RowRenew = () => {
  const document = useRecordContext<FleetDocument>();
  const state = useDocumentState(document);
  if (!document || state === 'superseded') return null;
  const paper = holderPaper(document);
  return paper ? <HolderRenew paper={paper} document={document} /> : <OwnRenew />;
};

const HolderRenew = (props: { paper: HolderPaper; document: FleetDocument }) => {
  const expiry = useHolderExpiry(props.paper, props.document);
  return expiry ? <RenewIcon expiry={expiry} /> : null;
};

const OwnRenew = () => {
  const expiry = useExpiryIn('expiry_date');
  return expiry ? <RenewIcon expiry={expiry} /> : null;
};

const TotalSize = () => {
  const t = useT();
  const { data, meta } = useAllRows<FleetDocument>(RESOURCES.documents);
  const bytes = data && !hasGaps(meta) ? totalBytes(data) : undefined;
  return (
    <FigureCard
      label={t('resources.fleet/documents.stats.size')}
      value={
        bytes === undefined
          ? undefined
          : t('common.megabytes', { count: showCount(megabytes(bytes)) })
      }
      to={recordPaths(RESOURCES.documents).filtered({})}
    />
  );
};

/** With the total size of their files, where these can all be read. */
const DocumentStats = () => {
  const isPaged = useIsPaged()(RESOURCES.documents);
  return <RecordStats showsFailure={false}>{!isPaged && <TotalSize />}</RecordStats>;
};

const WithRenewals = ({ children }: PropsWithChildren) => {
  const { data = NO_DOCUMENTS } = useListContext<FleetDocument>();
  return (
    <RenewalsContext value={useRenewalsOf(data)}>
      <ListLoadFailed>{children}</ListLoadFailed>
    </RenewalsContext>
  );
};
const NO_DOCUMENTS: FleetDocument[] = [];

const rowActions = (
  <>
    <RowRenew />
    <RowDownload />
  </>
);

const DocumentList = () => (
  <RecordList<typeof documents>
    stats={<DocumentStats />}
    filters={documentFilters}
    failed={WithRenewals}
    card={{
      subtitle: ['category', 'size_bytes'],
      inSight: ['expiry_date'],
      withTitle: ['holder_id'],
    }}
    rowActions={rowActions}
    sort={{ field: 'uploaded_at', order: 'DESC' }}
  />
);

export default DocumentList;
