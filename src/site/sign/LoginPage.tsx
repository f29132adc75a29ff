import { siteMessages } from '../../i18n/siteMessages.ts';
import { Field } from '../common/Field.tsx';
import { sitePath, supportMail } from '../common/links.ts';
import type { Rendering } from '../rendering.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
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
        <Field
          name="email"
          type="email"
          label={t.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <PasswordField name="password" label={t.password} autoComplete="current-password" />
        <div data-code="" hidden>
          <Field
            name="code"
            label={t.code}
            hint={t.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </div>
        <label className="keep">
          <input type="checkbox" name="keep" aria-describedby="keep-hint" />
          <span>{t.keep}</span>
          <small id="keep-hint">{t.keepHint}</small>
        </label>
      </AuthForm>
      <p className="sign-help">
        {t.noAccount} <a href={supportMail(t.contactAdminSubject)}>{t.contactAdmin}</a>
      </p>
      <p className="sign-help">
        {t.newHere} <a href={sitePath('/signup')}>{t.createAccount}</a>
      </p>
    </AuthFrame>
  );
};
