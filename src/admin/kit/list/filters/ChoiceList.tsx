import { useId } from 'react';

import { Field } from '../../inputs/Field.tsx';
import type { ChoiceGroupProps } from './ChoiceGroup.tsx';

export const ChoiceList = ({ label, value, choices, onChoose, children }: ChoiceGroupProps) => {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
      {children}
    </Field>
  );
};
