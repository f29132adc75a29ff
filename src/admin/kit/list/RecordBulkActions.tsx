import type { PropsWithChildren } from 'react';
import { BulkDeleteWithConfirmButton, BulkExportButton, useListContext } from 'react-admin';

import { useRecordText } from '../texts/useRecordText.ts';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

/** What can be done with several records at once. */
export const RecordBulkActions = ({ children }: PropsWithChildren) => {
  const text = useRecordText();
  const { selectedIds } = useListContext();
  const names = useSelectedNames();
  const tellFailure = useBulkFailure();
  const count = selectedIds.length;
  return (
    <>
      {children}
      <BulkExportButton />
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmTitle={<span>{text('deleteMany.title', { smart_count: count })}</span>}
        confirmContent={<span>{text('deleteMany.content', { names, smart_count: count })}</span>}
        confirmColor="warning"
        mutationOptions={{
          onError: (error: unknown) => tellFailure('failed.deleteMany', error),
        }}
      />
    </>
  );
};
