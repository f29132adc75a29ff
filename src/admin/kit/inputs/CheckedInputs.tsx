import { DateInput, TextInput } from 'react-admin';
import type { DateInputProps, TextInputProps } from 'react-admin';

import type { Check } from '../../../domain/base/validation.ts';
import { useValidator } from '../form/useValidator.ts';

interface CheckedProps {
  source: string;
  checks: readonly Check[];
}

/** A text held to the rules of `domain`. Browsers do not fill in somebody else's details. */
export const CheckedText = ({ checks, ...props }: CheckedProps & TextInputProps) => (
  <TextInput
    helperText={false}
    autoComplete="off"
    {...props}
    validate={useValidator(props.source, checks)}
  />
);

/** A calendar day held to the rules of `domain`. */
export const CheckedDate = ({ checks, ...props }: CheckedProps & DateInputProps) => (
  <DateInput helperText={false} {...props} validate={useValidator(props.source, checks)} />
);
