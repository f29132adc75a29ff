import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';

import { controlOf, Field } from '../kit/inputs/Field.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';

import styles from './twoFactor.module.css';

interface TwoFactorPasswordFormProps {
  /** Whether the password turns the second factor on. */
  turnsOn: boolean;
  isSaving: boolean;
  problem: string | undefined;
  onSubmit: (password: string) => void;
  onCancel: () => void;
}

/** An unattended screen must not be enough to change the second factor. */
export const TwoFactorPasswordForm = ({
  turnsOn,
  isSaving,
  problem,
  onSubmit,
  onCancel,
}: TwoFactorPasswordFormProps) => {
  const t = useT();
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const frame = {
    id: useId(),
    source: 'currentPassword',
    label: t('settings.security.twoFactor.password'),
    hint: problem && <span role="alert">{problem}</span>,
    isWrong: problem !== undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && password !== '') onSubmit(password);
  };
  return (
    <form className={styles.setup} onSubmit={submit} noValidate>
      <p>{t(`settings.security.twoFactor.${turnsOn ? 'proveOn' : 'proveOff'}`)}</p>
      <Field {...frame}>
        <input
          {...controlOf(frame)}
          type="password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoComplete="current-password"
          dir="ltr"
          // The user asked to open it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </Field>
      <p>
        <Button type="submit" look="contained" disabled={isSaving || password === ''}>
          {t(`settings.security.twoFactor.${turnsOn ? 'next' : 'turnOff'}`)}
        </Button>{' '}
        <Button onClick={onCancel} disabled={isSaving}>
          {translate('ra.action.cancel')}
        </Button>
      </p>
    </form>
  );
};
