import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Failure } from '../kit/feedback/Failure.tsx';
import { useFailureText } from '../kit/feedback/useFailure.ts';
import { useGuardedClose } from '../kit/form/useGuardedClose.tsx';
import { Dialog, DialogForm } from '../kit/ui/Dialog.tsx';
import { ReasonField, useReason, useReasonDraft } from './ReasonField.tsx';

interface ReasonDialogProps {
  /** What the reason is for, by which a draft of it is found. */
  name: string;
  title: string;
  about?: string;
  label: string;
  hint?: string | undefined;
  submit: string;
  /** The key of what is said if it fails. */
  failed: Parameters<ReturnType<typeof useFailureText>>[0];
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Sends something with a reason. The reason stays until it is sent. */
export const ReasonDialog = ({
  name,
  title,
  about,
  label,
  hint,
  submit,
  failed,
  onSend,
  onClose,
}: ReasonDialogProps) => {
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const { isGiven, field } = useReason(reason);
  const draft = useReasonDraft(name, reason, setReason);
  const leave = () => {
    draft.drop();
    onClose();
  };
  const { mutate, isPending, error } = useMutation({ mutationFn: onSend, onSuccess: leave });
  const { close, guard } = useGuardedClose({
    isUnsaved: reason.trim() !== '',
    isSaving: isPending,
    leaving: draft.leaving,
    onClose: leave,
  });
  return (
    <Dialog title={title} about={about} isBusy={isPending} onClose={close}>
      {guard}
      <DialogForm
        submit={submit}
        isBusy={isPending}
        error={error}
        onReload={draft.reload}
        onCancel={close}
        onSubmit={() => {
          if (!isPending && isGiven()) mutate(reason.trim());
        }}
      >
        {draft.offer}
        <ReasonField
          label={label}
          hint={hint}
          field={field}
          onChange={setReason}
          isOff={isPending}
        />
        {error && <Failure>{draft.outdated(error) ?? failureText(failed, error)}</Failure>}
      </DialogForm>
    </Dialog>
  );
};
