import { useId } from 'react';
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin';

import type { FilterOption } from '../list/filters/listFilters.ts';
import { useOptionName } from '../list/filters/useOptionName.ts';

import styles from './PillsInput.module.css';

interface PillsInputProps {
  source: string;
  options: readonly FilterOption[];
  validate?: Validator | Validator[];
}

/** A few options side by side, each large enough for a thumb. Yes and no are stored as such. */
export const PillsInput = ({ source, options, validate }: PillsInputProps) => {
  const nameOf = useOptionName();
  const { field, fieldState, isRequired } = useInput({ source, validate });
  const problem = useId();
  const isFlag = options.some(({ value }) => value === 'true');
  return (
    <fieldset
      className={`${styles.pills} ra-input ra-input-${source}`}
      aria-describedby={fieldState.invalid ? problem : undefined}
    >
      <legend>
        <FieldTitle source={source} isRequired={isRequired} />
      </legend>
      <div>
        {options.map((option, place) => (
          <label key={option.value}>
            <input
              ref={place === 0 ? field.ref : undefined}
              type="radio"
              name={field.name}
              checked={String(field.value) === option.value}
              onChange={() => field.onChange(isFlag ? option.value === 'true' : option.value)}
              onBlur={field.onBlur}
            />
            {nameOf(option)}
          </label>
        ))}
      </div>
      {fieldState.invalid && (
        <p id={problem} role="alert">
          <InputHelperText error={fieldState.error?.message} helperText={false} />
        </p>
      )}
    </fieldset>
  );
};
