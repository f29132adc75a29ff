import { useId, type ReactNode } from 'react';

import { Field } from '../../inputs/Field.tsx';

interface ChoiceListProps {
  label: string;
  value: string;
  choices: readonly { value: string; name: string }[];
  onChoose: (value: string) => void;
  children?: ReactNode;
}

export const ChoiceList = ({ label, value, choices, onChoose, children }: ChoiceListProps) => {
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
