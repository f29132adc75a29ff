import type { documents } from '../../../domain/documents/documents.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { documentFilters } from './documentFilters.ts';
import { DocumentStats } from './DocumentStats.tsx';
import { RowDownload } from './DownloadButton.tsx';
import { RowRenew } from './RowRenew.tsx';
import { RenewalsContext, useRenewalsOfAll } from './useRenewals.ts';

const rowActions = (
  <>
    <RowRenew />
    <RowDownload />
  </>
);

/** The documents, each with its state, which depends on all of them. */
const DocumentList = () => (
  <RenewalsContext value={useRenewalsOfAll()}>
    <RecordList<typeof documents>
      stats={<DocumentStats />}
      filters={documentFilters}
      card={{
        subtitle: ['category', 'size_bytes'],
        inSight: ['expiry_date'],
        withTitle: ['holder_id'],
      }}
      rowActions={rowActions}
      sort={{ field: 'uploaded_at', order: 'DESC' }}
    />
  </RenewalsContext>
);

export default DocumentList;
