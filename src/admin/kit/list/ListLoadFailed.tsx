import { useQueryClient } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { useListContext } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { recordText } from '../texts/useRecordText.ts';

/** Says, in place of the rows, that a list could not be loaded. Loaded rows stay. */
export const ListLoadFailed = ({
  message,
  children,
}: PropsWithChildren<{ message?: MessageKey }>) => {
  const queryClient = useQueryClient();
  const { error, data, resource } = useListContext();
  if (!error || data) return children;
  const words = message ?? recordText(resource, 'failed.load');
  // The figures above the list are fetched under the same key.
  const retry = () => void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  return <LoadFailed message={words} error={error} onRetry={retry} />;
};
