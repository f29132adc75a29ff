import { FieldTitle, useInput, useTranslate, type InputProps } from 'react-admin';

import { useChangedNote } from '../formState/theirs.tsx';
import { controlOf, type FieldProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';

export interface FieldInputProps extends Pick<
  InputProps,
  'source' | 'validate' | 'onChange' | 'format' | 'parse'
> {
  label?: string;
  helperText?: string;
  autoFocus?: boolean;
  isRequired?: boolean;
  isWide?: boolean;
}

export const useField = ({ label, helperText, autoFocus, isWide, ...input }: FieldInputProps) => {
  const translate = useTranslate();
  const { id, field, fieldState, isRequired } = useInput(input);
  const { invalid: isWrong, error } = fieldState;
  const changed = useChangedNote(input.source);
  const help = changed ?? (helperText && translate(helperText, { _: helperText }));
  const frame: Omit<FieldProps, 'children'> = {
    id,
    source: input.source,
    label: <FieldTitle label={label} source={input.source} isRequired={isRequired} />,
    hint: isWrong ? <FieldError error={error?.message ?? ''} /> : help,
    isWrong,
    isWide,
  };
  return {
    field,
    error,
    frame,
    control: {
      ...controlOf(frame),
      'aria-required': isRequired || undefined,
      name: field.name,
      ref: field.ref,
      onBlur: field.onBlur,
      autoFocus,
      // A dialog moves the focus once it is open.
      'data-first': autoFocus ? (true as const) : undefined,
    },
  };
};
