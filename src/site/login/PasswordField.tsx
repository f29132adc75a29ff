import { useState, type Ref } from 'react';

import { siteMessages } from '../../i18n/siteMessages.ts';
import { Field } from './Field.tsx';

import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  problem: string | undefined;
  onInput: () => void;
}

export const PasswordField = (props: PasswordFieldProps) => {
  const t = siteMessages().login;
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      name="password"
      type={shown ? 'text' : 'password'}
      label={t.password}
      autoComplete="current-password"
    >
      <button
        className={styles.toggle}
        type="button"
        aria-label={t.showPassword}
        title={t.showPassword}
        aria-pressed={shown}
        aria-controls="password"
        onClick={() => setShown(!shown)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="3" />
          {shown && <path d="m4 3.5 16 17" />}
        </svg>
      </button>
    </Field>
  );
};
