import { useRefresh } from 'react-admin';

import { PartialFailure } from '../../../dataProvider/many.ts';
import { useNotifyFailure } from '../../common/useFailure.ts';

/** Tells how far a bulk action came, and shows the rows as they are now. */
export const useBulkFailure = () => {
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  return (failed: Parameters<typeof notifyFailure>[0], error: unknown) => {
    if (error instanceof PartialFailure) {
      const { done, total } = error;
      notifyFailure('resources.fleet/drivers.failed.partial', error.cause, { done, total });
    } else {
      notifyFailure(failed, error);
    }
    refresh();
  };
};
