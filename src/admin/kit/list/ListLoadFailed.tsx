import { useListContext } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';

/** The error state of a list: stands where the rows would. */
export const ListLoadFailed = ({ message }: { message: MessageKey }) => {
  const { error, refetch } = useListContext();
  return <LoadFailed message={message} error={error} onRetry={() => void refetch()} />;
};
