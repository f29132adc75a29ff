import { useId, type ReactNode } from 'react';

import { controlOf, Field } from '../../kit/inputs/Field.tsx';

export interface CountFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string;
  hint?: ReactNode;
  isFirst?: boolean;
  isLong?: boolean;
  isOff?: boolean;
}

/** A number or short text of a count. */
export const CountField = ({
  label,
  value,
  onChange,
  problem,
  hint,
  isFirst,
  isLong,
  isOff,
}: CountFieldProps) => {
  const frame = {
    id: useId(),
    label,
    hint: problem ? <span role="alert">{problem}</span> : hint,
    isWrong: problem !== undefined,
  };
  const input = {
    ...controlOf(frame),
    value,
    disabled: isOff,
    autoComplete: 'off',
    'data-first': isFirst || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field {...frame}>
      {isLong ? <textarea rows={2} {...input} /> : <input inputMode="decimal" {...input} />}
    </Field>
  );
};
