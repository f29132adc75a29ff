import { PencilLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useCreate, useRecordContext, useResourceContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { keyOfBranch } from '../../../../domain/base/branch.ts';
import { counterBody, isCorrectable, noTakeBack } from '../../../../domain/diesel/corrections.ts';
import { transferTarget } from '../../../../domain/diesel/ledger/movements.ts';
import { isRefusal } from '../../../kit/feedback/recordFailure.ts';
import { useFailureText } from '../../../kit/feedback/useFailure.ts';
import { useRecordType } from '../../../kit/record/RecordTypeContext.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { Unbroken } from '../../../kit/texts/Unbroken.tsx';
import { useAmountTexts } from '../../../kit/texts/useAmountTexts.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button, ButtonLink } from '../../../kit/ui/Button.tsx';
import { useMay } from '../../../kit/useMay.ts';
import { useBookEntries } from '../../desk/useBookEntries.ts';
import { ReasonDialog } from '../../ReasonDialog.tsx';
import { useBranches } from '../../useBranches.ts';
import { useClosedText } from '../doubts/useDoubtText.ts';
import { useBranchStock } from '../useBranchStock.ts';
import { CORRECTS } from './Corrected.tsx';
import { usePageCorrections, type Voucher } from './useCorrections.ts';
import { ByCount, useTellStored } from './useSendCorrection.tsx';

/** Where that is possible. */
export const Correct = () => {
  const t = useT();
  const may = useMay();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<Voucher>();
  const corrections = usePageCorrections();
  if (!record || !corrections || !may('create') || !isCorrectable(record, corrections)) return null;
  return (
    <ButtonLink
      look="outlined"
      to={`${recordPaths(resource).create}?${CORRECTS}=${encodeURIComponent(record.id)}`}
    >
      <PencilLine aria-hidden />
      {t(`diesel.corrections.${corrections.takenBackBy.has(record.id) ? 'replace' : 'correct'}`)}
    </ButtonLink>
  );
};

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
  const failureText = useFailureText();
  const type = useRecordType();
  const { litres } = useAmountTexts();
  const [create] = useCreate();
  const tellStored = useTellStored();
  const closedText = useClosedText();
  const { closedAt } = useBookEntries();
  const { branches } = useBranches();
  const at = Date.parse(record.at ?? '');
  const closed =
    closedAt(keyOfBranch(branches, record.branch_id), at) ??
    closedAt(transferTarget(record, branches), at);
  const ref = record.ref ?? '';
  const moved = record.liters_received ?? record.liters ?? 0;
  const about = t('diesel.corrections.about', { ref, litres: litres(-moved) });

  const takeBack = async (reason: string) => {
    const data = counterBody(type, record, reason);
    const stored = (await create(type.name, { data }, { returnPromise: true })) as RaRecord;
    tellStored(t('diesel.corrections.done', { ref }), data, stored);
  };

  return (
    <ReasonDialog
      title={<Unbroken text={t('diesel.corrections.takeBackOf', { ref })} />}
      about={isUsed ? t('diesel.corrections.used') : <Unbroken text={about} />}
      name={`takeBack/${type.name}/${record.id}`}
      label={t('diesel.corrections.reason')}
      submit={t('diesel.corrections.takeBack')}
      isOff={isUsed}
      failed={(error) => (
        <>
          {failureText('diesel.corrections.failed', error, { ref })}
          {isRefusal(error) && <ByCount />}
        </>
      )}
      onSend={takeBack}
      onClose={onClose}
    >
      {closed && <Alert tone="warn">{closedText(closed)}</Alert>}
    </ReasonDialog>
  );
};
