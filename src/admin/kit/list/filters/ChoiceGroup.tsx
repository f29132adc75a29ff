import { useId, type ReactNode } from 'react';

export interface ChoiceGroupProps {
  label: string;
  value: string;
  choices: readonly { value: string; name: string }[];
  onChoose: (value: string) => void;
  children?: ReactNode;
}

export const ChoiceGroup = ({ label, value, choices, onChoose, children }: ChoiceGroupProps) => {
  const name = useId();
  return (
    <fieldset className="stack gap-1">
      <legend className="label">{label}</legend>
      <div className="row gap-1">
        {choices.map((choice) => (
          <label key={choice.value} className="chip">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.name}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
};
