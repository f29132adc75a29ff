import type { PropsWithChildren } from 'react';
import { useListContext } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';

/** Says that a list could not be loaded, in place of its rows. Rows that are there stay. */
export const ListLoadFailed = ({
  message,
  children,
}: PropsWithChildren<{ message: MessageKey }>) => {
  const { error, data, refetch } = useListContext();
  if (!error || data) return children;
  return <LoadFailed message={message} error={error} onRetry={() => void refetch()} />;
};
