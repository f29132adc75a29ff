import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';

import { dayOfTyped, withDay, writeTyped } from '../../../domain/settings/typedDate.ts';
import { useT } from '../texts/useT.ts';
import { useCompanyDay } from '../useCompanyDay.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { Field } from './Field.tsx';
import { useField, type FieldInputProps } from './useField.tsx';
import { useTypedDate } from './useTypedDate.ts';

interface DayInputProps extends FieldInputProps {
  disabled?: boolean;
  readOnly?: boolean;
  /** An instant: stored in UTC, shown in the company's time zone. */
  withTime?: boolean;
}

/**
 * A day in the company's format: digits are enough, and the arrow key opens a calendar. It is stored as
 * `yyyy-MM-dd`, without any time zone. Invalid text stays in the field and is refused.
 */
export const DayInput = ({ disabled, readOnly, withTime, ...props }: DayInputProps) => {
  const t = useT();
  const { trigger } = useFormContext();
  const { today } = useCompanyDay();
  const { field, frame, control } = useField(props);
  const value = String(field.value);
  const set = (next: string) => {
    field.onChange(next);
    if (frame.isWrong) void trigger(field.name);
  };
  const { input, style, isWrong, settle } = useTypedDate({ value, onChange: set, withTime });

  const leave = () => {
    field.onBlur();
    settle();
    if (isWrong) void trigger(field.name);
  };
  const openCalendar = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || readOnly) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector('button')?.click();
  };

  const example = writeTyped(withDay('', `${today.slice(0, 4)}-12-31`, style), style);
  return (
    <Field
      {...frame}
      hint={frame.isWrong && isWrong ? t('common.date.wrong', { example }) : frame.hint}
    >
      <input
        {...{ disabled, readOnly }}
        {...control}
        {...input}
        onBlur={leave}
        onKeyDown={openCalendar}
      />
      <CalendarButton
        day={dayOfTyped(value, style)}
        isOff={disabled || readOnly}
        onChoose={(day) => {
          set(withDay(value, day, style));
          document.getElementById(frame.id)?.focus();
        }}
      />
    </Field>
  );
};
