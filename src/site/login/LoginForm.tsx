import { lazy, Suspense, useEffect, useRef, type PropsWithChildren } from 'react';

import { siteMessages } from '../../i18n/siteMessages.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';

import button from '../common/button.module.css';
import styles from './LoginForm.module.css';

// Asked here and not of `config`, so that a production build drops the accounts.
const DemoAccounts =
  import.meta.env.VITE_DEMO === 'true' ? lazy(() => import('./DemoAccounts.tsx')) : null;

/** The form, what stands below it, and the accounts to try where this is a demo. */
export const LoginForm = ({ children }: PropsWithChildren) => {
  const t = siteMessages().login;
  const { sending, problems, failure, submit, clearProblem } = useSignIn();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure === 'credentials') password.current?.select();
    else if (failure) message.current?.focus();
  }, [failure]);

  const fill = (account: { email: string; password: string }) => {
    if (email.current) email.current.value = account.email;
    if (password.current) password.current.value = account.password;
    clearProblem('email');
    clearProblem('password');
  };

  return (
    <>
      <FailureMessage ref={message} failure={failure} />
      {/* Before the script is there, a submit must not put the password into the address. */}
      <form
        className={styles.form}
        method="post"
        noValidate
        aria-busy={sending}
        onSubmit={(event) => {
          event.preventDefault();
          const found = submit(new FormData(event.currentTarget));
          if (found.email) email.current?.focus();
          else if (found.password) password.current?.focus();
        }}
      >
        <Field
          ref={email}
          name="email"
          type="email"
          label={t.email}
          autoComplete="username"
          problem={problems.email && t.problems[problems.email]}
          onInput={() => clearProblem('email')}
        />
        <PasswordField
          ref={password}
          problem={problems.password && t.problems[problems.password]}
          onInput={() => clearProblem('password')}
        />
        <label className={styles.keep}>
          <input type="checkbox" name="keep" aria-describedby="keep-hint" />
          <span>{t.keep}</span>
          <small id="keep-hint">{t.keepHint}</small>
        </label>
        <button className={button.primary} type="submit" disabled={sending} aria-busy={sending}>
          {sending && <span className={styles.spinner} />}
          {sending ? t.sending : t.submit}
        </button>
      </form>
      {children}
      {DemoAccounts && (
        <Suspense>
          <DemoAccounts onChoose={fill} />
        </Suspense>
      )}
    </>
  );
};
