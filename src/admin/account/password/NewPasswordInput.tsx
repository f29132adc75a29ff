import { commonProblem, newPasswordChecks } from '../../../domain/people/password.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { checkValidator } from '../../kit/form/useValidator.ts';
import { PasswordInput } from '../../kit/inputs/PasswordInput.tsx';
import { GeneratePassword } from './GeneratePassword.tsx';
import { StrengthHint } from './StrengthHint.tsx';

const rules = checkValidator(newPasswordChecks);

const validate = Object.assign(
  async (value: unknown) => {
    const broken = rules(value);
    if (broken) return broken;
    const common = await commonProblem(value);
    return common && `validation.${common.code}`;
  },
  { isRequired: rules.isRequired },
);

interface NewPasswordInputProps {
  source: string;
  label?: MessageKey;
  /** Names and email addresses that would make a password easy to guess. */
  known?: readonly string[];
  autoFocus?: boolean;
  /** For another user: it can be generated and passed on. */
  forOther?: boolean;
}

/** A new password with a button to show it and a hint of its strength. */
export const NewPasswordInput = (props: NewPasswordInputProps) => {
  const { source, label, known, autoFocus, forOther } = props;
  return (
    <div>
      <PasswordInput
        source={source}
        label={label}
        validate={validate}
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      <StrengthHint source={source} known={known} />
      {forOther && <GeneratePassword source={source} />}
    </div>
  );
};
