import { ownName } from '../../../domain/base/formats.ts';
import type { Notification } from '../../../domain/notifications/notifications.ts';
import { isOfOwnRecord } from '../../../domain/records/expiry.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';

/** A notification's texts: its subject, within its group and by itself, and its urgency. */
export const useNoticeText = () => {
  const t = useT();
  const paperName = usePaperName();
  return ({ expiry, alert }: Notification) => {
    if (!expiry) return { title: alert.message, name: alert.message };
    const { kind, holder, daysLeft = 0 } = expiry;
    const name = paperName(expiry);
    const short = isOfOwnRecord(expiry) ? name : t(`common.expiryKinds.${kind}`);
    const key = daysLeft < 0 ? 'bell.overdue' : 'bell.due';
    return {
      title: kind === 'document' ? ownName(holder, 'label') : short,
      name,
      urgency: daysLeft === 0 ? t('bell.today') : t(key, { smart_count: Math.abs(daysLeft) }),
    };
  };
};
