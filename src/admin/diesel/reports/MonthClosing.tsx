import { Lock } from 'lucide-react';
import { useId } from 'react';

import { signed } from '../../../domain/base/formats.ts';
import {
  changedSince,
  recordedLater,
  type MonthVoucher,
} from '../../../domain/diesel/ledger/closing.ts';
import type { Reconciliation } from '../../../domain/diesel/ledger/month.ts';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useClosedMonths } from '../desk/useClosedMonths.ts';
import { useDeskTexts } from '../desk/useDeskTexts.ts';

import styles from './reports.module.css';

interface MonthClosingProps {
  month: string;
  name: string;
  found: Reconciliation;
  /** All that the month includes. */
  vouchers: readonly MonthVoucher[];
  /** All vouchers of the branch could be included. */
  isCertain: boolean;
}

/** Closes a month of a branch, and says who did and whether it has changed since. */
export const MonthClosing = ({ month, name, found, vouchers, isCertain }: MonthClosingProps) => {
  const t = useT();
  const id = useId();
  const instantText = useInstantText();
  const { litres, money } = useDeskTexts();
  const { today } = useCompanyDay();
  const { closedAs, close, reopen } = useClosedMonths();
  const closed = closedAs(found.branch, month);
  if (!closed) {
    if (today.slice(0, 7) <= month || !isCertain) return null;
    return (
      <div className={styles.closing}>
        <Button
          look="outlined"
          aria-describedby={id}
          onClick={() =>
            close({
              branch: found.branch,
              month,
              ...found.closing,
              vouchers: vouchers.map(({ key }) => key),
            })
          }
        >
          <Lock />
          {t('dieselReports.month.close', { branch: name, month })}
        </Button>
        <p id={id} className={styles.note}>
          {t('dieselReports.month.kept')}
        </p>
      </div>
    );
  }
  const change = changedSince(closed, found);
  const later = recordedLater(closed, vouchers);
  return (
    <div className={styles.closing}>
      <p>
        {t('dieselReports.month.closed', {
          by: closed.by,
          at: instantText(closed.at),
          litres: litres(closed.ml),
          value: money(closed.fils),
        })}
      </p>
      {(change || later.length > 0) && (
        <Alert tone="warn">
          {change &&
            t('dieselReports.month.changed', {
              litres: signed(litres(change.ml), change.ml),
              value: signed(money(change.fils), change.fils),
            })}
          {later.length > 0 && (
            <div className={styles.later}>
              {t('dieselReports.month.later')}
              {later.map(({ key, list, id, ref }) => (
                <RecordName key={key} resource={`diesel/${list}`} id={id} label={ref} />
              ))}
            </div>
          )}
        </Alert>
      )}
      <Button onClick={() => reopen(found.branch, month)}>{t('dieselReports.month.reopen')}</Button>
    </div>
  );
};
