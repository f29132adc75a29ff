import { useTranslate } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';

/** Translates a key of our own catalogue; the compiler checks the keys. */
export const useT = (): ((key: MessageKey, options?: Record<string, unknown>) => string) =>
  useTranslate();
