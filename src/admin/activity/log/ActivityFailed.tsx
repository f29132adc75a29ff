import type { PropsWithChildren } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { recordText } from '../../kit/texts/useRecordText.ts';
import { Alert } from '../../kit/ui/Alert.tsx';

/** The log could not be loaded, or this server has none. */
export const ActivityFailed = ({ children }: PropsWithChildren) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return isApiError(useListContext().error, 'notOffered') ? (
    <Alert tone="info">{translate(`resources.${resource}.notOffered`)}</Alert>
  ) : (
    <ListLoadFailed message={recordText(resource, 'failed.load')}>{children}</ListLoadFailed>
  );
};
