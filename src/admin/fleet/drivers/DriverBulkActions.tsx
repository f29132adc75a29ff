import { BulkDeleteWithConfirmButton, BulkExportButton, useListContext } from 'react-admin';

import { useT } from '../../common/useT.ts';
import { DriverStatusButton } from './DriverStatusButton.tsx';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

/** What can be done with several drivers at once. */
export const DriverBulkActions = () => {
  const t = useT();
  const { selectedIds } = useListContext();
  const names = useSelectedNames();
  const tellFailure = useBulkFailure();
  const count = selectedIds.length;
  return (
    <>
      <DriverStatusButton />
      <BulkExportButton />
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmTitle={
          <span>{t('resources.fleet/drivers.deleteMany.title', { smart_count: count })}</span>
        }
        confirmContent={
          <span>
            {t('resources.fleet/drivers.deleteMany.content', { names, smart_count: count })}
          </span>
        }
        confirmColor="warning"
        mutationOptions={{
          onError: (error: unknown) =>
            tellFailure('resources.fleet/drivers.failed.deleteMany', error),
        }}
      />
    </>
  );
};
