import { Alert } from '@mui/material';
import { useListContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { useT } from '../../kit/texts/useT.ts';

/** The log could not be had, or there is none. */
export const ActivityFailed = () => {
  const t = useT();
  return isApiError(useListContext().error, 'notOffered') ? (
    <Alert severity="info">{t('resources.fleet/activity.notOffered')}</Alert>
  ) : (
    <ListLoadFailed message="resources.fleet/activity.failed.load" />
  );
};
