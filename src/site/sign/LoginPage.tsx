import { demoAccounts } from '../../domain/people/demoAccounts.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { EXACT, Field } from '../common/Field.tsx';
import { sitePath, supportMail } from '../common/links.ts';
import type { Rendering } from '../rendering.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { PasswordField } from './PasswordField.tsx';

export const LoginPage = ({ rendering }: { rendering: Rendering }) => {
  const t = siteMessages().login;
  return (
    <AuthFrame path="/login" heading={t.heading} lead={t.lead}>
      <AuthForm
        kind="login"
        rendering={rendering}
        below={rendering.config.demo ? <DemoAccounts /> : undefined}
      >
        <Field name="email" type="email" label={t.email} autoComplete="username" {...EXACT} />
        <PasswordField name="password" label={t.password} autoComplete="current-password" />
        <div data-code="" hidden>
          <Field
            name="code"
            label={t.code}
            hint={t.codeHint}
            autoComplete="one-time-code"
            {...EXACT}
          />
        </div>
        <label className="keep small">
          <input type="checkbox" name="keep" aria-describedby="keep-hint" />
          <span>{t.keep}</span>
          <small className="soft" id="keep-hint">
            {t.keepHint}
          </small>
        </label>
      </AuthForm>
      <p className="sign-help small soft">
        {t.noAccount} <a href={supportMail(t.contactAdminSubject)}>{t.contactAdmin}</a>
      </p>
      <p className="sign-help small soft">
        {t.newHere} <a href={sitePath('/signup')}>{t.createAccount}</a>
      </p>
    </AuthFrame>
  );
};

export const DemoAccounts = () => {
  const t = siteMessages().demo;
  return (
    <section className="demo needs-script" aria-labelledby="demo-heading">
      <h2 className="small" id="demo-heading">
        {t.heading}
      </h2>
      <p className="soft">{t.hint}</p>
      <ul className="columns">
        {demoAccounts.map(({ role, email, password }) => (
          <li key={email}>
            <button type="button" data-email={email} data-password={password}>
              <b>{t.roles[role]}</b>
              <span className="soft">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
