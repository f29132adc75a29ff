import { TextInput } from 'react-admin';
import type { TextInputProps } from 'react-admin';

import type { Check } from '../../../domain/base/validation.ts';
import { useValidator } from '../form/useValidator.ts';

interface CheckedTextProps extends TextInputProps {
  source: string;
  checks: readonly Check[];
}

/**
 * A text input that checks the rules of `domain`. Autofill is off, because the details belong to someone
 * else.
 */
export const CheckedText = ({ checks, ...props }: CheckedTextProps) => (
  <TextInput
    helperText={false}
    autoComplete="off"
    {...props}
    validate={useValidator(props.source, checks)}
  />
);
