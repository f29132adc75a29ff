import { useId, type ReactNode } from 'react';

import styles from './stock.module.css';

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
  const id = useId();
  const input = {
    id,
    value,
    disabled: isOff,
    'data-first': isFirst || undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-hint`,
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea rows={2} {...input} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          inputMode="decimal"
          autoComplete="off"
          {...input}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <div id={`${id}-hint`} className={styles['hint']}>
        {problem ? <p role="alert">{problem}</p> : hint}
      </div>
    </div>
  );
};
