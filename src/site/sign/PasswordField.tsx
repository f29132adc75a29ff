import { siteMessages } from '../../i18n/siteMessages.ts';
import { EXACT, Field } from '../common/Field.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

export const PasswordField = ({ name, ...field }: PasswordFieldProps) => {
  const { showPassword } = siteMessages().login;
  return (
    <Field {...field} {...EXACT} name={name} type="password">
      <button
        className="reveal needs-script"
        type="button"
        aria-label={showPassword}
        title={showPassword}
        aria-pressed="false"
        aria-controls={name}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="3" />
          <path className="slash" d="m4 3.5 16 17" />
        </svg>
      </button>
    </Field>
  );
};
