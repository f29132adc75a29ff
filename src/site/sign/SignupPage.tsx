import { MIN_PASSWORD_LENGTH } from '../../domain/people/password.ts';
import { fill } from '../../i18n/fill.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { EXACT, Field } from '../common/Field.tsx';
import { sitePath } from '../common/links.ts';
import type { Rendering } from '../rendering.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { PasswordField } from './PasswordField.tsx';

export const SignupPage = ({ rendering }: { rendering: Rendering }) => {
  const t = siteMessages().signup;
  return (
    <AuthFrame path="/signup" heading={t.heading} lead={t.lead}>
      <AuthForm kind="signup" rendering={rendering}>
        <Field name="name" label={t.name} autoComplete="name" dir="auto" />
        <Field name="email" type="email" label={t.email} autoComplete="username" {...EXACT} />
        <PasswordField
          name="password"
          label={t.password}
          autoComplete="new-password"
          hint={fill(t.passwordHint, { min: MIN_PASSWORD_LENGTH })}
        />
        <PasswordField name="confirm" label={t.confirm} autoComplete="new-password" />
      </AuthForm>
      <p className="sign-help small soft">
        {t.haveAccount} <a href={sitePath('/login')}>{t.signIn}</a>
      </p>
      <p className="sign-help soft terms">
        {t.agree} <a href={sitePath('/terms')}>{t.agreeTerms}</a> {t.agreeAnd}
        <a href={sitePath('/privacy')}>{t.agreePrivacy}</a>.
      </p>
    </AuthFrame>
  );
};
