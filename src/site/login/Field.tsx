import type { PropsWithChildren, Ref } from 'react';

import styles from './Field.module.css';

interface FieldProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  type: 'email' | 'password' | 'text';
  label: string;
  problem: string | undefined;
  autoComplete: string;
  onInput: () => void;
}

/** A labelled input with what is wrong with it beneath; children stand inside its frame. */
export const Field = ({
  label,
  problem,
  children,
  name,
  ...input
}: PropsWithChildren<FieldProps>) => {
  const problemId = `${name}-problem`;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <div className={styles.frame}>
        <input
          {...input}
          id={name}
          name={name}
          dir="ltr"
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
        />
        {children}
      </div>
      {problem !== undefined && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
};
