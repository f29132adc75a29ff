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
  const [stored] = useState(value);
  const isKnown = stored === '' || choices.some(({ id }) => String(id) === stored);
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
        {!isKnown && <option value={stored}>{spaced(stored)}</option>}
      </select>
    </Field>
  );
};
