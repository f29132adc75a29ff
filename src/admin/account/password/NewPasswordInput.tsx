import { Box } from '@mui/material';
import { PasswordInput } from 'react-admin';

import { newPasswordChecks } from '../../../domain/people/password.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { checkValidator } from '../../kit/form/checkValidator.ts';
import { GeneratePassword } from './GeneratePassword.tsx';
import { StrengthHint } from './StrengthHint.tsx';

const validate = checkValidator(newPasswordChecks);

interface NewPasswordInputProps {
  source: string;
  label?: MessageKey;
  /** Names and addresses that make a password easy to guess. */
  known?: readonly string[];
  autoFocus?: boolean;
  /** For another user: it can be generated and handed over. */
  forOther?: boolean;
}

/** A password to be set, shown on demand, with a hint of how hard it is to guess. */
export const NewPasswordInput = (props: NewPasswordInputProps) => {
  const { source, label, known, autoFocus, forOther } = props;
  return (
    <Box>
      <PasswordInput
        source={source}
        label={label}
        validate={validate}
        autoComplete="new-password"
        autoFocus={autoFocus}
        helperText={false}
        fullWidth
      />
      <StrengthHint source={source} known={known} />
      {forOther && <GeneratePassword source={source} />}
    </Box>
  );
};
