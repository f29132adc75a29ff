import { DateInput, SelectInput } from 'react-admin';

import { DOCUMENT_STATE_FILTERS, type documents } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { choicesOf } from '../../kit/texts/choiceLabels.ts';
import { DocumentStats } from './DocumentStats.tsx';
import { RowDownload } from './RowDownload.tsx';
import { RenewalsContext, useRenewalsOfAll } from './useRenewals.ts';

const filterInputs = {
  expires_from: <DateInput key="expires_from" source="expires_from" alwaysOn />,
  expires_to: <DateInput key="expires_to" source="expires_to" alwaysOn />,
  state: (
    <SelectInput
      key="state"
      source="state"
      choices={choicesOf(RESOURCES.documents, 'state', DOCUMENT_STATE_FILTERS)}
    />
  ),
};
const rowActions = <RowDownload />;

/** The documents, each with the state that follows from all of them. */
const DocumentList = () => (
  <RenewalsContext value={useRenewalsOfAll()}>
    <RecordList<typeof documents>
      stats={<DocumentStats />}
      filterInputs={filterInputs}
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
