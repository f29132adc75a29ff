import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';

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

/** Selects what is filled into the focused field by others, such as the next free number: typing replaces it. */
const useReplaceable = (id: string, value: unknown) => {
  const last = useRef({ value, isTyped: false });
  useLayoutEffect(() => {
    const { value: before, isTyped } = last.current;
    const focused = document.activeElement;
    if (before === '' && !isTyped && focused?.id === id) (focused as HTMLInputElement).select();
    last.current = { value, isTyped: false };
  }, [id, value]);
  return () => (last.current.isTyped = true);
};

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
  const noteTyping = useReplaceable(frame.id, field.value);
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
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      noteTyping();
      field.onChange(event);
    },
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
