import { useMemo } from 'react';
import { useNotify } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';

/** For the query of a list: a failure to load is also shown as a toast. */
export const useLoadFailure = (message: MessageKey) => {
  const notify = useNotify();
  return useMemo(() => ({ onError: () => notify(message, { type: 'error' }) }), [notify, message]);
};
