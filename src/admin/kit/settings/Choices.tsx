import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId } from 'react';

interface ChoicesProps<Value extends string> {
  label: string;
  hint?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice from a few options, all visible. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>) => {
  const { label, hint, value, options, onChange } = props;
  const id = useId();
  return (
    <FormControl component="fieldset" margin="none">
      <FormLabel id={id} sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => {
          const option = options.find((candidate) => candidate.value === chosen);
          if (option) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio size="small" />}
            label={option.label}
          />
        ))}
      </RadioGroup>
      {hint ? <FormHelperText>{hint}</FormHelperText> : null}
    </FormControl>
  );
};
