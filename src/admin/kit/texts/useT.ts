import { useTranslate } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';

/** The compiler checks the keys. */
export const useT = (): ((key: MessageKey, options?: Record<string, unknown>) => string) =>
  useTranslate();
