import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { spaced } from '../texts/useWords.ts';
import { Field } from './Field.tsx';
import { useField, type FieldInputProps } from './useField.tsx';

/** A select field's options as choices of an input, with their labels. */
export const choicesOf = (
  resource: string,
  field: string,
  options: readonly string[],
): { id: string; name: string }[] =>
  options.map((id) => ({ id, name: `resources.${resource}.options.${field}.${id}` }));

interface SelectInputProps extends FieldInputProps {
  /** The name is a text or its key. */
  choices: readonly { id: string | number; name: string }[];
  /** Names the empty choice; without it, there is none. */
  emptyText?: string;
}

export const SelectInput = ({ choices, emptyText, ...props }: SelectInputProps) => {
  const translate = useTranslate();
  const { field, frame, control } = useField(props);
  const value = String(field.value);
  const isUnknown = (one: string) => one !== '' && !choices.some(({ id }) => String(id) === one);
  // Stays among the choices, however late it comes.
  const [other, setOther] = useState('');
  if (isUnknown(value) && value !== other) setOther(value);
  const set = (chosen: string) =>
    field.onChange(choices.find(({ id }) => String(id) === chosen)?.id ?? chosen);
  return (
    <Field {...frame}>
      <select {...control} value={value} onChange={({ target }) => set(target.value)}>
        {emptyText ? (
          <option value="">{translate(emptyText)}</option>
        ) : (
          value === '' && <option value="" hidden aria-label={translate('common.notGiven')} />
        )}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {translate(name, { _: name })}
          </option>
        ))}
        {isUnknown(other) && <option value={other}>{spaced(other)}</option>}
      </select>
    </Field>
  );
};
