import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { maxLength, problemsOf, required } from '../../domain/base/validation.ts';
import { MAX_REASON } from '../../domain/diesel/doubts.ts';
import { useDialogDraft } from '../kit/drafts/useDialogDraft.tsx';
import { Failure } from '../kit/feedback/Failure.tsx';
import { useGuardedClose } from '../kit/form/useGuardedClose.tsx';
import { controlOf, Field } from '../kit/inputs/Field.tsx';
import { Dialog, DialogForm } from '../kit/ui/Dialog.tsx';

export const REASON_CHECKS = [required, maxLength(MAX_REASON)];

interface ReasonField {
  label: string;
  hint?: ReactNode;
  reason: string;
  onChange: (reason: string) => void;
  isOff?: boolean;
}

/** The field of a reason that has to be given. */
export const useReasonField = ({ label, hint, reason, onChange, isOff }: ReasonField) => {
  const translate = useTranslate();
  const id = useId();
  const [isTried, setTried] = useState(false);
  const { reason: problem } = problemsOf({ reason: REASON_CHECKS }, { reason });
  const shown = isTried ? problem : undefined;
  const frame = {
    id,
    label,
    hint: shown ? <span role="alert">{translate(`validation.${shown.code}`, shown)}</span> : hint,
    isWrong: shown !== undefined,
  };
  return {
    /** If it is not given, says so and focuses it. */
    isGiven: (): boolean => {
      setTried(true);
      if (problem) document.getElementById(id)?.focus();
      return problem === undefined;
    },
    field: (
      <Field {...frame}>
        <textarea
          {...controlOf(frame)}
          rows={2}
          dir="auto"
          value={reason}
          disabled={isOff}
          data-first
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    ),
  };
};

interface ReasonDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'about'> {
  /** What the reason is for, by which a draft of it is found. */
  name: string;
  label: string;
  hint?: string | undefined;
  submit: string;
  /** It can't be sent. */
  isOff?: boolean;
  /** What is said if it fails. */
  failed: (error: unknown) => ReactNode;
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

/** Sends something with a reason. The reason stays until it is sent. */
export const ReasonDialog = ({
  title,
  about,
  name,
  label,
  hint,
  submit,
  isOff = false,
  failed,
  onSend,
  onClose,
  children,
}: ReasonDialogProps) => {
  const [reason, setReason] = useState('');
  const isUnsaved = reason.trim() !== '';
  const draft = useDialogDraft<{ reason: string }>({
    name,
    typed: isUnsaved ? { reason } : undefined,
    onRestore: (typed) => setReason(typed.reason),
  });
  const leave = () => {
    draft.drop();
    onClose();
  };
  const { mutate, isPending, error } = useMutation({ mutationFn: onSend, onSuccess: leave });
  const { isGiven, field } = useReasonField({
    label,
    hint,
    reason,
    onChange: setReason,
    isOff: isPending || isOff,
  });
  const { close, guard } = useGuardedClose({
    isUnsaved,
    isSaving: isPending,
    leaving: draft.leaving,
    onClose: leave,
  });
  return (
    <Dialog title={title} about={about} isBusy={isPending} onClose={close}>
      {guard}
      <DialogForm
        submit={submit}
        canSubmit={!isOff}
        isBusy={isPending}
        error={error}
        onReload={draft.reload}
        onCancel={close}
        onSubmit={() => {
          if (!isPending && isGiven()) mutate(reason.trim());
        }}
      >
        {children}
        {draft.offer}
        {field}
        {error && <Failure>{draft.outdated(error) ?? failed(error)}</Failure>}
      </DialogForm>
    </Dialog>
  );
};
