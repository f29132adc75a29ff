import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type PropsWithChildren } from 'react';
import { useListContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { useNotifyFailure } from '../feedback/useFailure.ts';
import { recordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { Alert } from '../ui/Alert.tsx';

/** Says, in place of the rows, that a list could not be loaded. Loaded rows stay, below a notification. */
export const ListLoadFailed = ({
  message,
  children,
}: PropsWithChildren<{ message?: MessageKey }>) => {
  const t = useT();
  const queryClient = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const { error, data, isFetching, resource } = useListContext();
  const words = message ?? recordText(resource, 'failed.load');
  const isOutdated = data !== undefined && !isFetching;
  useEffect(() => {
    if (error && isOutdated) notifyFailure(words, error);
  }, [error, isOutdated, notifyFailure, words]);
  if (!error || data) return children;
  if (isApiError(error, 'notOffered')) {
    return <Alert tone="info">{t(recordText(resource, 'notOffered.list'))}</Alert>;
  }
  // The figures above the list are fetched under the same key.
  const retry = () => void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  return <LoadFailed message={words} error={error} onRetry={retry} />;
};
