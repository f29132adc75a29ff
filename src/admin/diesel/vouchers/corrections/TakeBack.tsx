import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useCreate, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { maxLength, problemsOf, required } from '../../../../domain/base/validation.ts';
import { counterBody, noTakeBack } from '../../../../domain/diesel/corrections.ts';
import { MAX_REASON } from '../../../../domain/diesel/doubts.ts';
import { Failure } from '../../../kit/feedback/Failure.tsx';
import { useFailureText } from '../../../kit/feedback/useFailure.ts';
import { isRefusal } from '../../../kit/form/recordFailure.ts';
import { controlOf, Field } from '../../../kit/inputs/Field.tsx';
import { useRecordType } from '../../../kit/record/RecordTypeContext.ts';
import { useAmountTexts } from '../../../kit/texts/useAmountTexts.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Dialog, DialogForm } from '../../../kit/ui/Dialog.tsx';
import { useMay } from '../../../kit/useMay.ts';
import { useBranchStock } from '../useBranchStock.ts';
import { usePageCorrections, type Voucher } from './useCorrections.ts';

const STOCK_PATH = '/diesel/stock';

/** Offers to take back the voucher of the page, where that is possible. */
export const TakeBack = () => {
  const t = useT();
  const may = useMay();
  const record = useRecordContext<Voucher>();
  const corrections = usePageCorrections();
  const tank = useBranchStock(record?.branch_id);
  const [isOpen, setOpen] = useState(false);
  if (!record || !corrections || !may('create')) return null;
  const why = noTakeBack(record, corrections, tank);
  if (why && why !== 'used') return null;
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        <Undo2 aria-hidden />
        {t('diesel.corrections.takeBack')}
      </Button>
      {isOpen && (
        <TakeBackDialog record={record} isUsed={why === 'used'} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

interface TakeBackDialogProps {
  record: Voucher;
  isUsed: boolean;
  onClose: () => void;
}

const TakeBackDialog = ({ record, isUsed, onClose }: TakeBackDialogProps) => {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const failureText = useFailureText();
  const type = useRecordType();
  const { litres } = useAmountTexts();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [create, { isPending, error }] = useCreate();
  const { reason: problem } = problemsOf({ reason: [required, maxLength(MAX_REASON)] }, { reason });
  const isWrong = isTried && problem !== undefined;
  const ref = record.ref ?? '';
  const moved = record.liters_received ?? record.liters ?? 0;
  const frame = {
    id: useId(),
    label: t('diesel.corrections.reason'),
    hint: isWrong && <span role="alert">{translate(`validation.${problem.code}`, problem)}</span>,
    isWrong,
  };

  const takeBack = () => {
    setTried(true);
    if (problem) document.getElementById(frame.id)?.focus();
    if (problem || isPending) return;
    void create(
      type.name,
      { data: counterBody(type, record, reason) },
      {
        onSuccess: () => {
          const text = t('diesel.corrections.done', { ref });
          notify(text, { type: 'success', messageArgs: { _: text } });
          refresh();
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      title={t('diesel.corrections.takeBackOf', { ref })}
      about={
        isUsed
          ? t('diesel.corrections.used')
          : t('diesel.corrections.about', { ref, litres: litres(-moved) })
      }
      isBusy={isPending}
      onClose={onClose}
    >
      <DialogForm
        submit={t('diesel.corrections.takeBack')}
        canSubmit={!isUsed}
        isBusy={isPending}
        onSubmit={takeBack}
        onCancel={onClose}
      >
        <Field {...frame}>
          <textarea
            {...controlOf(frame)}
            rows={2}
            dir="auto"
            value={reason}
            disabled={isPending || isUsed}
            data-first
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {error !== null && (
          <Failure>
            {failureText('diesel.corrections.failed', error, { ref })}
            {isRefusal(error) && (
              <>
                {' '}
                {t('diesel.corrections.byCount')}{' '}
                <Link to={STOCK_PATH}>{t('diesel.corrections.openStock')}</Link>
              </>
            )}
          </Failure>
        )}
      </DialogForm>
    </Dialog>
  );
};
