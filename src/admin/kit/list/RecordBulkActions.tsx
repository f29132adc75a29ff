import { BulkDeleteWithConfirmButton, BulkExportButton, useListContext } from 'react-admin';

import { useRecordType } from '../record/RecordTypeContext.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { useMay } from '../useMay.ts';
import { BulkStatusButton } from './BulkStatusButton.tsx';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

/** What can be done with several records at once. */
export const RecordBulkActions = () => {
  const may = useMay();
  const { status } = useRecordType().fields;
  return (
    <>
      {status?.kind === 'select' && may('edit') && <BulkStatusButton statuses={status.options} />}
      {may('export') && <BulkExportButton />}
      {may('delete') && <BulkDelete />}
    </>
  );
};

const BulkDelete = () => {
  const text = useRecordText();
  const { selectedIds } = useListContext();
  const names = useSelectedNames();
  const notifyFailure = useBulkFailure();
  const count = selectedIds.length;
  return (
    <BulkDeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmTitle={<span>{text('deleteMany.title', { smart_count: count })}</span>}
      confirmContent={<span>{text('deleteMany.content', { names, smart_count: count })}</span>}
      confirmColor="warning"
      mutationOptions={{
        onError: (error: unknown) => notifyFailure('failed.deleteMany', error),
      }}
    />
  );
};
