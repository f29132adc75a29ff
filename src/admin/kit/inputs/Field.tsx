import type { ReactNode } from 'react';

import styles from './Field.module.css';

export interface FieldProps {
  id: string;
  source?: string;
  label: ReactNode;
  isLabelHidden?: boolean;
  /** Below the control: help, or the error if it `isWrong`. */
  hint?: ReactNode;
  isWrong?: boolean;
  /** Spans both columns of a form. */
  isWide?: boolean;
  children: ReactNode;
}

export const Field = ({
  id,
  source,
  label,
  isLabelHidden,
  hint,
  isWrong,
  isWide,
  children,
}: FieldProps) => (
  <div
    className={styles.field}
    data-field={source}
    data-wide={isWide || undefined}
    data-wrong={isWrong || undefined}
  >
    <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? 'unseen' : 'label'}>
      {label}
    </label>
    <div className={styles.box}>{children}</div>
    {hint ? (
      <div id={hintId(id)} className={styles.hint}>
        {hint}
      </div>
    ) : null}
  </div>
);

const hintId = (id: string) => `${id}-hint`;

export const controlOf = ({ id, hint, isWrong }: Pick<FieldProps, 'id' | 'hint' | 'isWrong'>) => ({
  id,
  'aria-invalid': isWrong || undefined,
  'aria-describedby': hint ? hintId(id) : undefined,
});
