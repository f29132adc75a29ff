import type { ComponentProps, CSSProperties, ReactNode } from 'react';

import { showPlain } from '../../../domain/base/formats.ts';
import { Field } from './Field.tsx';
import { useField, type FieldInputProps } from './useField.tsx';

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'dir' | 'list' | 'placeholder' | 'autoComplete' | 'readOnly' | 'disabled'
>;

interface TextInputProps extends FieldInputProps, Attributes {
  /** For several lines: how many are visible at first. */
  rows?: number;
  button?: ReactNode;
}

/** Autofill is off unless asked for, because the details mostly belong to someone else. */
export const TextInput = ({
  type,
  inputMode,
  dir,
  list,
  placeholder,
  autoComplete = 'off',
  readOnly,
  disabled,
  rows,
  button,
  ...props
}: TextInputProps) => {
  const { field, frame, control } = useField(props);
  const attributes = {
    inputMode,
    dir,
    placeholder,
    autoComplete,
    readOnly,
    disabled,
    ...control,
    // As it is shown elsewhere; what was typed stays as it is.
    value: typeof field.value === 'number' ? showPlain(field.value) : (field.value as string),
    onChange: field.onChange,
  };
  return (
    <Field {...frame}>
      {rows ? (
        <textarea rows={rows} style={{ '--rows': rows } as CSSProperties} {...attributes} />
      ) : (
        <input type={type} list={list} {...attributes} />
      )}
      {button}
    </Field>
  );
};
