import { useFormContext } from 'react-hook-form';

import { DateField } from './DateField.tsx';
import { useField, type FieldInputProps } from './useField.tsx';

interface DayInputProps extends FieldInputProps {
  disabled?: boolean;
  readOnly?: boolean;
  /** An instant: stored in UTC, shown in the company's time zone. */
  withTime?: boolean;
}

export const DayInput = ({ disabled, readOnly, withTime, ...props }: DayInputProps) => {
  const { trigger } = useFormContext();
  const { field, frame, control } = useField(props);
  return (
    <DateField
      {...frame}
      control={control}
      value={String(field.value)}
      onChange={(next) => {
        field.onChange(next);
        if (frame.isWrong) void trigger(field.name);
      }}
      withTime={withTime}
      isOff={disabled}
      isReadOnly={readOnly}
      reportsText={frame.isWrong ?? false}
      onLeave={(isDate) => {
        field.onBlur();
        if (!isDate) void trigger(field.name);
      }}
    />
  );
};
