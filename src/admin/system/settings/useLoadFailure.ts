import { useMemo } from 'react';
import { useNotify } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';

/** Query options for a list that also report a failure to load in a toast. */
export const useLoadFailure = (message: MessageKey) => {
  const notify = useNotify();
  return useMemo(() => ({ onError: () => notify(message, { type: 'error' }) }), [notify, message]);
};
