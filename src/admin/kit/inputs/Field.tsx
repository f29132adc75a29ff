import type { ReactNode } from 'react';

import styles from './Field.module.css';

export interface FieldProps {
  /** The id of the control. */
  id: string;
  /** The name of the form's field. */
  source?: string;
  label: ReactNode;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  /** Below the control: help, or the error if it `isWrong`. */
  hint?: ReactNode;
  isWrong?: boolean;
  /** Spans both columns of a form. */
  isWide?: boolean;
  /** The control, and what is beside it. */
  children: ReactNode;
}

/** A control in a box, with its label above and a hint or error below. */
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
    <label id={`${id}-label`} htmlFor={id} data-hidden={isLabelHidden}>
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

/** The attributes that tie a control to its field. */
export const controlOf = ({ id, hint, isWrong }: Pick<FieldProps, 'id' | 'hint' | 'isWrong'>) => ({
  id,
  'aria-invalid': isWrong || undefined,
  'aria-describedby': hint ? hintId(id) : undefined,
});
