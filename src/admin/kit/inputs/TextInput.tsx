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
  'type' | 'inputMode' | 'dir' | 'placeholder' | 'autoComplete' | 'readOnly' | 'disabled'
>;

export interface TextInputProps extends FieldInputProps, Attributes {
  /** For several lines: how many are visible at first. */
  rows?: number;
  button?: ReactNode;
  /** What was entered before, to choose from while typing. */
  suggestions?: readonly string[];
}

/** Selects what is filled into the focused field by others, such as the next free number: typing replaces it. */
const useReplaceable = (id: string, value: string) => {
  const known = useRef(value);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!known.current && focused?.id === id) (focused as HTMLInputElement).select();
    known.current = value;
  }, [id, value]);
  return (typed: string) => {
    known.current = typed;
  };
};

/** Autofill is off unless asked for, because the details mostly belong to someone else. */
export const TextInput = ({
  type,
  inputMode,
  dir,
  placeholder,
  autoComplete = 'off',
  readOnly,
  disabled,
  rows,
  button,
  suggestions,
  ...props
}: TextInputProps) => {
  const { field, frame, control } = useField(props);
  // As it is shown elsewhere; what was typed stays as it is.
  const value = typeof field.value === 'number' ? showPlain(field.value) : (field.value as string);
  const noteTyped = useReplaceable(frame.id, value);
  const attributes = {
    inputMode,
    dir,
    placeholder,
    autoComplete,
    readOnly,
    disabled,
    ...control,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      noteTyped(event.target.value);
      field.onChange(event);
    },
  };
  return (
    <Field {...frame}>
      {rows ? (
        <textarea rows={rows} style={{ '--rows': rows } as CSSProperties} {...attributes} />
      ) : (
        <input type={type} list={suggestions && `${frame.id}-known`} {...attributes} />
      )}
      {suggestions && (
        <datalist id={`${frame.id}-known`}>
          {suggestions.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      )}
      {button}
    </Field>
  );
};
