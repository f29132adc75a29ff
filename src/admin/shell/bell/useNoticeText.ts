import type { Notification } from '../../../domain/expiries/notifications.ts';
import { isolate } from '../../kit/texts/isolate.ts';
import { useT } from '../../kit/texts/useT.ts';

/** A notification as a sentence. */
export const useNoticeText = (): ((notification: Notification) => string) => {
  const t = useT();
  return ({ kind, holder, daysLeft }) => {
    const words = { paper: t(`common.expiryKinds.${kind}`), holder: isolate(holder.label) };
    if (daysLeft === 0) return t('shell.bell.expiresToday', words);
    const key = daysLeft < 0 ? 'shell.bell.overdue' : 'shell.bell.due';
    return t(key, { ...words, smart_count: Math.abs(daysLeft) });
  };
};
