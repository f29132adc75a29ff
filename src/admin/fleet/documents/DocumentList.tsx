import { DOCUMENT_STATE_FILTERS, type documents } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import type { ListFilter } from '../../kit/list/filters/listFilters.ts';
import { filterOptions } from '../../kit/list/filters/recordFilters.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { DocumentStats } from './DocumentStats.tsx';
import { RowDownload } from './RowDownload.tsx';
import { RowRenew } from './RowRenew.tsx';
import { RenewalsContext, useRenewalsOfAll } from './useRenewals.ts';

const filters: readonly ListFilter[] = [
  { source: 'expires_from', label: 'resources.fleet/documents.fields.expires_from' },
  { source: 'expires_to', label: 'resources.fleet/documents.fields.expires_to' },
  {
    source: 'state',
    label: 'resources.fleet/documents.fields.state',
    options: filterOptions(RESOURCES.documents, 'state', DOCUMENT_STATE_FILTERS),
    expires: 'common.expiryKinds.document',
  },
];
const rowActions = (
  <>
    <RowRenew />
    <RowDownload />
  </>
);

/** The documents, each with the state that follows from all of them. */
const DocumentList = () => (
  <RenewalsContext value={useRenewalsOfAll()}>
    <RecordList<typeof documents>
      stats={<DocumentStats />}
      filters={filters}
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
