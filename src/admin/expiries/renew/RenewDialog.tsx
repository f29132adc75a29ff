import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';

import { isIsoDate } from '../../../domain/base/dates.ts';
import { RENEWAL_MONTHS, renewalWarning, renewedDate } from '../../../domain/expiries/renewal.ts';
import { useFailureText } from '../../kit/feedback/useFailure.ts';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import type { RenewRequest } from '../../kit/record/renewing.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../kit/ui/Dialog.tsx';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { DateField } from './DateField.tsx';
import { Periods } from './Periods.tsx';
import { usePaperName } from './usePaperName.ts';
import { useRenewPaper } from './useRenewPaper.ts';

interface RenewDialogProps extends RenewRequest {
  onClose: () => void;
}

/** Renews one paper. */
const RenewDialog = ({ expiry, onClose }: RenewDialogProps) => {
  const t = useT();
  const notify = useNotify();
  const dateText = useDateText();
  const failureText = useFailureText();
  const paper = usePaperName()(expiry);
  const { today } = useCompanyDay();
  const renewedFor = (months: number) => renewedDate(expiry.date, months, today);
  const [date, setDate] = useState(() => renewedFor(12).date);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useRenewPaper();

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!isIsoDate(date)) return setMissing(true);
    mutate(
      { expiry, date },
      {
        onSuccess: () => {
          const text = t('renew.done', { paper, date: dateText(date) });
          notify(text, { type: 'success', messageArgs: { _: text } });
          onClose();
        },
      },
    );
  };

  const months = RENEWAL_MONTHS.find((each) => renewedFor(each).date === date);
  const warning = isIsoDate(date) ? renewalWarning(date, expiry.date, today) : undefined;
  const hint = () => {
    if (warning) {
      const words = t(`renew.warning.${warning}`, { date: dateText(expiry.date) });
      return <p data-tone="warn">{words}</p>;
    }
    if (!months) return null;
    const from = isIsoDate(expiry.date) ? renewedFor(months).from : 'none';
    return <p>{t(`renew.from.${from}`, { date: dateText(expiry.date) })}</p>;
  };
  return (
    <Dialog
      title={t('common.actions.renew', { name: paper })}
      about={<ExpiryDate date={expiry.date} />}
      isBusy={isPending}
      onClose={onClose}
    >
      <form onSubmit={save} noValidate>
        <DialogBody>
          <DateField
            label={t('renew.until')}
            value={date}
            onChange={setDate}
            problem={isMissing && date === '' ? t('validation.required') : undefined}
            hint={hint()}
            isFirst
            isOff={isPending}
          />
          <Periods
            label={t('renew.until')}
            chosen={months}
            isOff={isPending}
            onChoose={(each) => setDate(renewedFor(each).date)}
          />
          {error && <Alert tone="bad">{failureText('renew.failed', error)}</Alert>}
        </DialogBody>
        <DialogActions>
          <Button disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" look="contained" disabled={isPending}>
            {t('common.renew')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default RenewDialog;
