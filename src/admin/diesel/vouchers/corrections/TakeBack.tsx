import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useCreate, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { keyOfBranch } from '../../../../domain/base/branch.ts';
import { counterBody, noTakeBack } from '../../../../domain/diesel/corrections.ts';
import { useStoredOtherwise } from '../../../kit/conflict/useStoredOtherwise.tsx';
import { Failure } from '../../../kit/feedback/Failure.tsx';
import { isRefusal } from '../../../kit/feedback/recordFailure.ts';
import { useFailureText } from '../../../kit/feedback/useFailure.ts';
import { useGuardedClose } from '../../../kit/form/useGuardedClose.tsx';
import { useRecordType } from '../../../kit/record/RecordTypeContext.ts';
import { Unbroken } from '../../../kit/texts/Unbroken.tsx';
import { useAmountTexts } from '../../../kit/texts/useAmountTexts.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { Dialog, DialogForm } from '../../../kit/ui/Dialog.tsx';
import { useMay } from '../../../kit/useMay.ts';
import { useBookEntries } from '../../desk/useBookEntries.ts';
import { ReasonField, useReason, useReasonDraft } from '../../ReasonField.tsx';
import { useBranches } from '../../useBranches.ts';
import { useClosedText } from '../doubts/useDoubtText.ts';
import { useBranchStock } from '../useBranchStock.ts';
import { ByCount } from './ByCount.tsx';
import { usePageCorrections, type Voucher } from './useCorrections.ts';

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
  const notify = useNotify();
  const refresh = useRefresh();
  const failureText = useFailureText();
  const type = useRecordType();
  const { litres } = useAmountTexts();
  const [reason, setReason] = useState('');
  const { isGiven, field } = useReason(reason);
  const [create, { isPending, error }] = useCreate();
  const storedOtherwise = useStoredOtherwise();
  const closedText = useClosedText();
  const { closedAt } = useBookEntries();
  const { branches } = useBranches();
  const draft = useReasonDraft(`takeBack/${type.name}/${record.id}`, reason, setReason);
  const leave = () => {
    draft.drop();
    onClose();
  };
  const { close, guard } = useGuardedClose({
    isUnsaved: reason.trim() !== '',
    isSaving: isPending,
    leaving: draft.leaving,
    onClose: leave,
  });
  const closed = closedAt(keyOfBranch(branches, record.branch_id), Date.parse(record.at ?? ''));
  const ref = record.ref ?? '';
  const moved = record.liters_received ?? record.liters ?? 0;

  const takeBack = () => {
    if (isPending || !isGiven()) return;
    const data = counterBody(type, record, reason);
    void create(
      type.name,
      { data },
      {
        onSuccess: (stored: RaRecord) => {
          const otherwise = storedOtherwise(data, stored);
          notify(
            <>
              <span>{t('diesel.corrections.done', { ref })}</span>
              {otherwise}
            </>,
            { type: otherwise ? 'warning' : 'success' },
          );
          refresh();
          leave();
        },
      },
    );
  };

  return (
    <Dialog
      title={<Unbroken text={t('diesel.corrections.takeBackOf', { ref })} />}
      about={
        isUsed ? (
          t('diesel.corrections.used')
        ) : (
          <Unbroken text={t('diesel.corrections.about', { ref, litres: litres(-moved) })} />
        )
      }
      isBusy={isPending}
      onClose={close}
    >
      {guard}
      <DialogForm
        submit={t('diesel.corrections.takeBack')}
        canSubmit={!isUsed}
        isBusy={isPending}
        error={error}
        onReload={draft.reload}
        onSubmit={takeBack}
        onCancel={close}
      >
        {closed && <Alert tone="warn">{closedText(closed)}</Alert>}
        {draft.offer}
        <ReasonField
          label={t('diesel.corrections.reason')}
          field={field}
          onChange={setReason}
          isOff={isPending || isUsed}
        />
        {error !== null && (
          <Failure>
            {draft.outdated(error) ?? failureText('diesel.corrections.failed', error, { ref })}
            {isRefusal(error) && <ByCount />}
          </Failure>
        )}
      </DialogForm>
    </Dialog>
  );
};
