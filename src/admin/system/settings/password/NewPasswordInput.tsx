import { Box } from '@mui/material';
import { PasswordInput } from 'react-admin';

import { newPasswordChecks } from '../../../../domain/people/password.ts';
import type { MessageKey } from '../../../../i18n/messages.ts';
import { checkValidator } from './checkValidator.ts';
import { StrengthHint } from './StrengthHint.tsx';

const validate = checkValidator(newPasswordChecks);

interface NewPasswordInputProps {
  source: string;
  label?: MessageKey;
  /** Names and addresses that make a password easy to guess. */
  known?: readonly string[];
  autoFocus?: boolean;
}

/** A password to be set, shown on demand, with a hint of how hard it is to guess. */
export const NewPasswordInput = ({ source, label, known, autoFocus }: NewPasswordInputProps) => (
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
  </Box>
);
