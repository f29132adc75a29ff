import type { IsoDate } from '../../../domain/base/dates.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';

/** Says that someone else has changed a date: what it was, if there was one, and what it is now. */
export const useChangedText = () => {
  const t = useT();
  const dateText = useDateText();
  return (before: IsoDate, after: IsoDate): string => {
    const now = dateText(after) || t('common.expiry.none');
    return before
      ? t('renew.changed', { before: dateText(before), now })
      : t('renew.added', { now });
  };
};
