import { useTranslate } from 'react-admin';

import type { MessageKey } from '../../../i18n/messages.ts';

/** The compiler checks our own keys; one made of data has a fallback, `_`. */
interface Translate {
  (key: MessageKey | `ra.${string}`, options?: Record<string, unknown>): string;
  (key: string, options: { _: string; smart_count?: number }): string;
}

export const useT = (): Translate => useTranslate();
