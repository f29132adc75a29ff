import type { PropsWithChildren } from 'react';
import { useListContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';

/** The log could not be loaded, or this server has none. */
export const ActivityFailed = ({ children }: PropsWithChildren) => {
  const t = useT();
  return isApiError(useListContext().error, 'notOffered') ? (
    <Alert tone="info">{t('resources.fleet/activity.notOffered')}</Alert>
  ) : (
    <ListLoadFailed message="resources.fleet/activity.failed.load">{children}</ListLoadFailed>
  );
};
