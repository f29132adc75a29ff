import type { PropsWithChildren } from 'react';

import { DeleteRequests } from '../../common/DeleteRequest.tsx';
import { isolate } from '../../common/isolate.ts';
import { useT } from '../../common/useT.ts';

/** The delete buttons of drivers ask by name. */
export const DriverDeleteRequests = ({ children }: PropsWithChildren) => {
  const t = useT();
  return (
    <DeleteRequests
      title={({ name, driver_id }) =>
        t('resources.fleet/drivers.delete.title', {
          name: isolate(name),
          driver_id: isolate(driver_id),
        })
      }
      content={t('resources.fleet/drivers.delete.content')}
      failed="resources.fleet/drivers.failed.delete"
    >
      {children}
    </DeleteRequests>
  );
};
