import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';

import { findBranch } from '../../../domain/base/branch.ts';
import { signed } from '../../../domain/base/formats.ts';
import { showMonth } from '../../../domain/calendar/months.ts';
import { toAed, toLitres } from '../../../domain/diesel/amounts.ts';
import { reopeningsIn } from '../../../domain/diesel/bookEntry.ts';
import {
  changedSince,
  closedMonth,
  recordedLater,
  vouchersText,
  type ClosedMonth,
  type MonthVoucher,
} from '../../../domain/diesel/ledger/closing.ts';
import type { Reconciliation } from '../../../domain/diesel/ledger/month.ts';
import { VOUCHERS } from '../../../domain/diesel/ledger/movements.ts';
import { Failure } from '../../kit/feedback/Failure.tsx';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { RetryButton } from '../../kit/feedback/RetryButton.tsx';
import { useFailureText } from '../../kit/feedback/useFailure.ts';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useBookEntries } from '../desk/useBookEntries.ts';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useBranches } from '../useBranches.ts';

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
  const failureText = useFailureText();
  const { today } = useCompanyDay();
  const books = useBookEntries();
  const [isReopening, setReopening] = useState(false);
  const { branch, closing } = found;
  /** As the server's rows have it. */
  const branch_id = findBranch(useBranches().branches, branch)?.id ?? branch;
  const { mutate, isPending, error } = useMutation({ mutationFn: books.add });
  if (books.isPending) return null;
  if (books.error) {
    return (
      <LoadFailed
        message="dieselReports.month.failed.load"
        error={books.error}
        onRetry={books.retry}
      />
    );
  }
  const closed = closedMonth(books.closed, branch, month);
  const isClosable = today.slice(0, 7) > month && isCertain;
  const close = () =>
    mutate({
      action: 'close',
      branch_id,
      month,
      liters: toLitres(closing.ml),
      value: toAed(closing.fils),
      vouchers: vouchersText(vouchers),
    });
  return (
    <div className="row gap-24">
      {reopeningsIn(books.entries, branch, month).map(({ id: key, by, at, why }) => (
        <p key={key}>
          {t('dieselReports.month.reopened', { by, at: instantText(at), why: why ?? '' })}
        </p>
      ))}
      {closed && <Closed closed={closed} found={found} vouchers={vouchers} />}
      {closed && (
        <Button onClick={() => setReopening(true)}>{t('dieselReports.month.reopen')}</Button>
      )}
      {!closed && isClosable && (
        <RetryButton
          look="outlined"
          aria-describedby={books.isInBrowser ? id : undefined}
          error={error}
          disabled={isPending}
          onRetry={close}
        >
          <Lock />
          {t('dieselReports.month.close', { branch: name, month: showMonth(month) })}
        </RetryButton>
      )}
      {!closed && isClosable && books.isInBrowser && (
        <p id={id} className="note">
          {t('dieselReports.month.kept')}
        </p>
      )}
      {error && <Failure>{failureText('dieselReports.month.failed.close', error)}</Failure>}
      {isReopening && (
        <ReasonDialog
          name={`reopen/${branch}/${month}`}
          title={t('dieselReports.month.reopenOf', { branch: name, month: showMonth(month) })}
          label={t('dieselReports.month.why')}
          submit={t('dieselReports.month.reopen')}
          failed={(failure) => failureText('dieselReports.month.failed.reopen', failure)}
          onSend={(why) => books.add({ action: 'reopen', branch_id, month, why })}
          onClose={() => setReopening(false)}
        />
      )}
    </div>
  );
};

interface ClosedProps extends Pick<MonthClosingProps, 'found' | 'vouchers'> {
  closed: ClosedMonth;
}

const Closed = ({ closed, found, vouchers }: ClosedProps) => {
  const t = useT();
  const instantText = useInstantText();
  const { litres, money } = useDeskTexts();
  const change = changedSince(closed, found);
  const later = recordedLater(closed, vouchers);
  return (
    <>
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
            <div className="row gap-0">
              {t('dieselReports.month.later')}
              {later.map(({ key, list, id, ref }) => (
                <RecordName
                  key={key}
                  className="plain"
                  resource={VOUCHERS[list]}
                  id={id}
                  label={ref}
                />
              ))}
            </div>
          )}
        </Alert>
      )}
    </>
  );
};
