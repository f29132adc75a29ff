import { FieldTitle, useInput, type InputProps, ValidationError } from 'react-admin';

import { useChangedNote } from '../formState/theirs.tsx';
import { useT } from '../texts/useT.ts';
import { controlOf, type FieldProps } from './Field.tsx';

/** How react-admin passes on a message with its arguments. */
const WITH_ARGUMENTS = '@@react-admin@@';

/** The address of the record that the error names, if any. */
const pathIn = (error: string): string | undefined =>
  error.startsWith(WITH_ARGUMENTS)
    ? (JSON.parse(error.slice(WITH_ARGUMENTS.length)) as { args?: { path?: string } }).args?.path
    : undefined;

/** A record that it names opens in a new tab, so that nothing typed is lost. */
export const FieldError = ({ error }: { error: string }) => {
  const t = useT();
  const path = pathIn(error);
  // A sentence of ours runs as the page does, even if it begins with a Latin value.
  const Text = error.startsWith(WITH_ARGUMENTS) ? 'span' : 'bdi';
  return (
    <>
      <Text>
        <ValidationError error={error} />
      </Text>
      {path && (
        <>
          {' · '}
          <a href={path} target="_blank" rel="noopener">
            {t('common.open')}
          </a>
        </>
      )}
    </>
  );
};

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
  const t = useT();
  const { id, field, fieldState, isRequired } = useInput(input);
  const { invalid: isWrong, error } = fieldState;
  const changed = useChangedNote(input.source);
  const help = changed ?? (helperText && t(helperText, { _: helperText }));
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
