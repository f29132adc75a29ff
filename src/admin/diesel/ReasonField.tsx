import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { maxLength, problemsOf, required } from '../../domain/base/validation.ts';
import { MAX_REASON } from '../../domain/diesel/doubts.ts';
import { controlOf, Field } from '../kit/inputs/Field.tsx';

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
