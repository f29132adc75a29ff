import { useId } from 'react';
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin';

import type { FilterOption } from '../list/filters/listFilters.ts';
import { useOptionName } from '../list/filters/useOptionName.ts';
import { Pills } from './Pills.tsx';

interface PillsInputProps {
  source: string;
  options: readonly FilterOption[];
  validate?: Validator | Validator[];
}

/** A field's options as pills. Yes and no are stored as booleans. */
export const PillsInput = ({ source, options, validate }: PillsInputProps) => {
  const nameOf = useOptionName();
  const { field, fieldState, isRequired } = useInput({ source, validate });
  const problem = useId();
  const isFlag = options.some(({ value }) => value === 'true');
  return (
    <Pills
      legend={<FieldTitle source={source} isRequired={isRequired} />}
      name={field.name}
      options={options.map((option) => ({ value: option.value, name: nameOf(option) }))}
      selected={String(field.value)}
      onSelect={(value) => field.onChange(isFlag ? value === 'true' : value)}
      onBlur={field.onBlur}
      first={field.ref}
      className={`ra-input ra-input-${source}`}
      problem={
        fieldState.invalid
          ? {
              id: problem,
              text: <InputHelperText error={fieldState.error?.message} helperText={false} />,
            }
          : undefined
      }
    />
  );
};
