import {
  expiryStatus,
  type ExpiryKind,
  type ExpiryStatus,
} from '../../../domain/records/expiry.ts';
import { useCompanyDay } from '../texts/useCompanyDay.ts';
import { useDateText } from '../texts/useDateText.ts';
import { useT } from '../texts/useT.ts';

import styles from './fields.module.css';

type ExpiryDateProps = {
  date: string | null | undefined;
} & ({ kind: ExpiryKind; status?: undefined } | { kind?: undefined; status: ExpiryStatus });

export const ExpiryDate = ({ date, kind, status }: ExpiryDateProps) => {
  const t = useT();
  const dateText = useDateText();
  const day = useCompanyDay();
  const { state, daysLeft = 0 } = status ?? expiryStatus(date, kind, day);
  if (state === 'unknown') {
    return (
      <span className={styles.expiry} data-state={state}>
        {date ? t('common.expiry.unknown', { date }) : t('common.expiry.none')}
      </span>
    );
  }
  const words = {
    valid: undefined,
    off: undefined,
    due:
      daysLeft === 0 ? t('common.expiry.today') : t('common.expiry.due', { smart_count: daysLeft }),
    overdue: t('common.expiry.overdue', { smart_count: -daysLeft }),
  }[state];
  return (
    <span className={styles.expiry} data-state={state}>
      {date && <time dateTime={date}>{dateText(date)}</time>}
      {words && (
        <>
          {' '}
          <b>{words}</b>
        </>
      )}
    </span>
  );
};
