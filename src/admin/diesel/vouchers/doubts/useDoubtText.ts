import { showCount } from '../../../../domain/base/formats.ts';
import { showMonth } from '../../../../domain/calendar/months.ts';
import type { Doubt } from '../../../../domain/diesel/doubts.ts';
import type { Closing } from '../../../../domain/diesel/ledger/closing.ts';
import { useAmountTexts } from '../../../kit/texts/useAmountTexts.ts';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useBranches } from '../../useBranches.ts';

/** That a month is closed or may be, for an entry that changes it. */
export const useClosedText = () => {
  const t = useT();
  const { nameOf } = useBranches();
  return (closed: Closing): string => {
    if (closed === 'unread') return t('diesel.doubts.booksUnread');
    const { branch, month, by } = closed;
    return t('diesel.doubts.closedMonth', { month: showMonth(month), branch: nameOf(branch), by });
  };
};

export const useDoubtText = (): ((doubt: Doubt) => string) => {
  const t = useT();
  const { litres, percent, unitPrice } = useAmountTexts();
  const at = useInstantText();
  const closedText = useClosedText();
  return (doubt) => {
    switch (doubt.code) {
      case 'future':
        return t('diesel.doubts.future', { at: at(doubt.at) });
      case 'beforeCount':
        return t('diesel.doubts.beforeCount', { at: at(doubt.countedAt) });
      case 'closedMonth':
        return closedText(doubt.closed);
      case 'overTank':
        return t('diesel.doubts.overTank', {
          litres: litres(doubt.litres),
          tank: litres(doubt.tank),
        });
      case 'overCapacity':
        return t('diesel.doubts.overCapacity', {
          litres: litres(doubt.litres),
          held: litres(doubt.held),
          capacity: litres(doubt.capacity),
        });
      case 'unexpected':
        return t('diesel.doubts.unexpected', {
          litres: litres(doubt.litres),
          expected: litres(doubt.expected),
        });
      case 'below':
      case 'above':
        return t(`diesel.doubts.${doubt.code}`, {
          km: showCount(doubt.otherKm),
          at: at(doubt.otherAt),
        });
      case 'jump':
      case 'gap':
        return t(`diesel.doubts.${doubt.code}`, {
          km: showCount(Math.abs(doubt.km - doubt.otherKm)),
          at: at(doubt.otherAt),
          most: showCount(doubt.most),
        });
      case 'price':
        return t('diesel.doubts.price', {
          price: unitPrice(doubt.price),
          share: percent(Math.abs(doubt.share)),
          median: unitPrice(doubt.median),
        });
    }
  };
};
