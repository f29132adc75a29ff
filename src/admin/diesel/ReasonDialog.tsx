import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Failure } from '../kit/feedback/Failure.tsx';
import { useFailureText } from '../kit/feedback/useFailure.ts';
import { Dialog, DialogForm } from '../kit/ui/Dialog.tsx';
import { ReasonField, useReason } from './ReasonField.tsx';

interface ReasonDialogProps {
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
  const { mutate, isPending, error } = useMutation({ mutationFn: onSend, onSuccess: onClose });
  return (
    <Dialog title={title} about={about} isBusy={isPending} onClose={onClose}>
      <DialogForm
        submit={submit}
        isBusy={isPending}
        onCancel={onClose}
        onSubmit={() => {
          if (!isPending && isGiven()) mutate(reason.trim());
        }}
      >
        <ReasonField
          label={label}
          hint={hint}
          field={field}
          onChange={setReason}
          isOff={isPending}
        />
        {error && <Failure>{failureText(failed, error)}</Failure>}
      </DialogForm>
    </Dialog>
  );
};
