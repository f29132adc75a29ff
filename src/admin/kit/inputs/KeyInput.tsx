import { useMemo } from 'react';
import { TextInput } from 'react-admin';

import type { Check } from '../../../domain/base/validation.ts';
import { useKeyFree } from '../form/useKeyFree.ts';
import { useValidator } from '../form/useValidator.ts';

interface KeyInputProps {
  source: string;
  checks: readonly Check[];
  /** A form in a dialog begins in its first field. */
  autoFocus?: boolean;
  type?: 'email';
}

/** The company's own number for a record: given, and no other record's. */
export const KeyInput = ({ source, checks, autoFocus, type }: KeyInputProps) => {
  const isGiven = useValidator(source, checks);
  const isFree = useKeyFree(source);
  return (
    <TextInput
      source={source}
      type={type}
      autoFocus={autoFocus}
      validate={useMemo(() => [isGiven, isFree], [isGiven, isFree])}
      helperText={false}
      autoComplete="off"
    />
  );
};
