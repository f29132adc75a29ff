import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { maxLength, problemsOf, required } from '../../domain/base/validation.ts';
import { MAX_REASON } from '../../domain/diesel/doubts.ts';
import { useDialogDraft } from '../kit/drafts/useDialogDraft.tsx';
import { controlOf, Field } from '../kit/inputs/Field.tsx';

export const REASON_CHECKS = [required, maxLength(MAX_REASON)];

export const useReason = (reason: string) => {
  const id = useId();
  const [isTried, setTried] = useState(false);
  const { reason: problem } = problemsOf({ reason: REASON_CHECKS }, { reason });
  return {
    /** If it is not given, says so and focuses it. */
    isGiven: (): boolean => {
      setTried(true);
      if (problem) document.getElementById(id)?.focus();
      return problem === undefined;
    },
    field: { id, value: reason, problem: isTried ? problem : undefined },
  };
};

export const useReasonDraft = (name: string, reason: string, onRestore: (reason: string) => void) =>
  useDialogDraft<{ reason: string }>({
    name,
    typed: reason.trim() === '' ? undefined : { reason },
    onRestore: (typed) => onRestore(typed.reason),
  });

interface ReasonFieldProps {
  label: string;
  hint?: ReactNode;
  field: ReturnType<typeof useReason>['field'];
  onChange: (reason: string) => void;
  isOff?: boolean;
}

export const ReasonField = ({
  label,
  hint,
  field: { id, value, problem },
  onChange,
  isOff,
}: ReasonFieldProps) => {
  const translate = useTranslate();
  const frame = {
    id,
    label,
    hint: problem ? (
      <span role="alert">{translate(`validation.${problem.code}`, problem)}</span>
    ) : (
      hint
    ),
    isWrong: problem !== undefined,
  };
  return (
    <Field {...frame}>
      <textarea
        {...controlOf(frame)}
        rows={2}
        dir="auto"
        value={value}
        disabled={isOff}
        data-first
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
};
