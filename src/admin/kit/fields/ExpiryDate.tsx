import { expiryStatus } from '../../../domain/expiries/expiry.ts';
import { useDateText } from '../texts/useDateText.ts';
import { useT } from '../texts/useT.ts';
import { useCompanyDay } from '../useCompanyDay.ts';

import styles from './fields.module.css';

/** An expiry date, with its urgency in words and colour. */
export const ExpiryDate = ({ date }: { date: string | null | undefined }) => {
  const t = useT();
  const dateText = useDateText();
  const { today, due_soon_days } = useCompanyDay();
  const { state, daysLeft = 0 } = expiryStatus(date, today, due_soon_days);
  if (state === 'unknown') {
    return (
      <span className={styles.expiry} data-state={state}>
        {date ? t('common.expiry.unknown', { date }) : t('common.expiry.none')}
      </span>
    );
  }
  const words = {
    valid: undefined,
    due:
      daysLeft === 0 ? t('common.expiry.today') : t('common.expiry.due', { smart_count: daysLeft }),
    overdue: t('common.expiry.overdue', { smart_count: -daysLeft }),
  }[state];
  return (
    <span className={styles.expiry} data-state={state}>
      <bdi>{date && dateText(date)}</bdi>
      {words && (
        <>
          {' '}
          <b>{words}</b>
        </>
      )}
    </span>
  );
};
