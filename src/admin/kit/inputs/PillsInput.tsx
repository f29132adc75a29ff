import { useOptionName, type FilterOption } from '../texts/useOptionName.ts';
import { Pills } from './Pills.tsx';
import { useField, type FieldInputProps } from './useField.tsx';

interface PillsInputProps extends FieldInputProps {
  options: readonly FilterOption[];
  /** Several can be chosen; they are stored as a list. */
  isMultiple?: boolean;
}

export const PillsInput = ({ options, isMultiple = false, ...props }: PillsInputProps) => {
  const nameOf = useOptionName();
  const { field, frame } = useField(props);
  const isFlag = options.some(({ value }) => value === 'true');
  const toggled = (list: readonly string[], value: string) =>
    list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
  const valueOf = (value: string) => {
    if (isMultiple) return toggled(field.value as readonly string[], value);
    return isFlag ? value === 'true' : value;
  };
  return (
    <Pills
      source={props.source}
      legend={frame.label}
      name={field.name}
      options={options.map((option) => ({ value: option.value, name: nameOf(option) }))}
      selected={isMultiple ? (field.value as readonly string[]) : String(field.value)}
      onSelect={(value) => field.onChange(valueOf(value))}
      onBlur={field.onBlur}
      first={field.ref}
      hint={frame.isWrong ? undefined : frame.hint}
      problem={frame.isWrong ? { id: `${frame.id}-hint`, text: frame.hint } : undefined}
    />
  );
};
