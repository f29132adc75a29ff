import { useState } from 'react';

import { useT } from '../../../kit/texts/useT.ts';
import { Dialog, DialogForm } from '../../../kit/ui/Dialog.tsx';
import { useReasonField } from '../../ReasonDialog.tsx';

interface Question {
  doubts: readonly string[];
  /** Without a reason, the voucher is not recorded. */
  answer: (reason?: string) => void;
}

interface AnywayDialogProps extends Question {
  reason: string;
  onReason: (reason: string) => void;
}

/** Asks once about everything that is doubted. To record it anyway needs a reason. */
const AnywayDialog = ({ doubts, answer, reason, onReason }: AnywayDialogProps) => {
  const t = useT();
  const { isGiven, field } = useReasonField({
    label: t('diesel.doubts.reason'),
    hint: t('diesel.doubts.kept'),
    reason,
    onChange: onReason,
  });
  return (
    <Dialog title={t('diesel.doubts.title')} onClose={() => answer()}>
      <DialogForm
        submit={t('diesel.doubts.anyway')}
        cancel={t('diesel.doubts.back')}
        onCancel={() => answer()}
        onSubmit={() => {
          if (isGiven()) answer(reason);
        }}
      >
        <ul className="bullets stack gap-2">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
        {field}
      </DialogForm>
    </Dialog>
  );
};

/** Asks why doubted vouchers should be recorded anyway. What was typed is kept until `forget`. */
export const useAnyway = () => {
  const [question, setQuestion] = useState<Question>();
  const [reason, setReason] = useState('');
  return {
    ask: (doubts: readonly string[]) =>
      new Promise<string | undefined>((resolve) => {
        const answer = (given?: string) => {
          setQuestion(undefined);
          resolve(given);
        };
        setQuestion({ doubts, answer });
      }),
    forget: () => setReason(''),
    dialog: question && <AnywayDialog {...question} reason={reason} onReason={setReason} />,
  };
};
