import { useMemo } from 'react';
import { TextInput } from 'react-admin';
import type { Validator } from 'react-admin';

import type { Check } from '../../../domain/base/validation.ts';
import { useValidator } from '../form/useValidator.ts';

interface NumberInputProps {
  source: string;
  checks: readonly Check[];
  /** With a fraction or a sign. */
  decimal?: boolean;
  /** A rule that looks at other fields too. The same function each time. */
  alsoValid?: Validator;
}

/** A number as it is typed; what is none is told beside the field instead of being swallowed. */
export const NumberInput = ({ source, checks, decimal, alsoValid }: NumberInputProps) => {
  const isValid = useValidator(source, checks);
  return (
    <TextInput
      source={source}
      validate={useMemo(() => (alsoValid ? [isValid, alsoValid] : [isValid]), [isValid, alsoValid])}
      helperText={false}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: decimal ? 'decimal' : 'numeric' } }}
    />
  );
};
