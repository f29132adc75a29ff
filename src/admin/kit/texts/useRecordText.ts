import { useResourceContext, useTranslate } from 'react-admin';

import { showCount } from '../../../domain/base/formats.ts';
import type { MessageKey, RecordType } from '../../../i18n/messages.ts';
import type { RecordMessageKey } from '../../../i18n/recordMessages.ts';

/** The full key of a text that all record types have, for callers that need one. */
export const recordText = (resource: string, key: RecordMessageKey): MessageKey =>
  `resources.${resource as RecordType}.${key}`;

/** For the screen's record type. */
export const useRecordText = () => {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return (key: RecordMessageKey | 'name', options?: Record<string, unknown>): string =>
    translate(`resources.${resource}.${key}`, options);
};

export const useCountText = () => {
  const text = useRecordText();
  return (count: number): string => text('count', { smart_count: count, count: showCount(count) });
};
