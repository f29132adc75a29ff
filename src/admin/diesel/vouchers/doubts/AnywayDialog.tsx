import { useT } from '../../../kit/texts/useT.ts';
import { Dialog, DialogForm } from '../../../kit/ui/Dialog.tsx';
import { ReasonField, useReason } from '../../ReasonField.tsx';

interface AnywayDialogProps {
  doubts: readonly string[];
  /** What was typed before, if the voucher could not be sent. */
  reason: string;
  onReason: (reason: string) => void;
  onAnyway: () => void;
  onClose: () => void;
}

/** Asks once about everything that is doubted. To record it anyway needs a reason. */
export const AnywayDialog = ({
  doubts,
  reason,
  onReason,
  onAnyway,
  onClose,
}: AnywayDialogProps) => {
  const t = useT();
  const { isGiven, field } = useReason(reason);
  return (
    <Dialog title={t('diesel.doubts.title')} onClose={onClose}>
      <DialogForm
        submit={t('diesel.doubts.anyway')}
        cancel={t('diesel.doubts.back')}
        onCancel={onClose}
        onSubmit={() => {
          if (isGiven()) onAnyway();
        }}
      >
        <ul className="bullets stack gap-2">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
        <ReasonField
          label={t('diesel.doubts.reason')}
          hint={t('diesel.doubts.kept')}
          field={field}
          onChange={onReason}
        />
      </DialogForm>
    </Dialog>
  );
};
