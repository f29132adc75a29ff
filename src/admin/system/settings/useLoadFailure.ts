import { useMemo } from 'react';
import { useNotify } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';

/** For the query of a list: what could not be loaded is told in a toast too (specification section 8). */
export const useLoadFailure = (message: MessageKey) => {
  const notify = useNotify();
  return useMemo(() => ({ onError: () => notify(message, { type: 'error' }) }), [notify, message]);
};
