import { Alert } from '@mui/material';
import { useListContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { ListLoadFailed } from '../../common/ListLoadFailed.tsx';
import { useT } from '../../common/useT.ts';

/** The log could not be had, or there is none. */
export const ActivityFailed = () => {
  const t = useT();
  return isApiError(useListContext().error, 'notOffered') ? (
    <Alert severity="info">{t('activity.notOffered')}</Alert>
  ) : (
    <ListLoadFailed message="activity.failed" />
  );
};
