import type { PropsWithChildren } from 'react';

import { DeleteRequests } from '../../common/DeleteRequest.tsx';
import { useT } from '../../common/useT.ts';

/** The delete buttons of drivers ask by name. */
export const DriverDeleteRequests = ({ children }: PropsWithChildren) => {
  const t = useT();
  return (
    <DeleteRequests
      title={({ name, driver_id }) =>
        t('resources.fleet/drivers.delete.title', { name, driver_id })
      }
      content={t('resources.fleet/drivers.delete.content')}
      failed="resources.fleet/drivers.failed.delete"
    >
      {children}
    </DeleteRequests>
  );
};
