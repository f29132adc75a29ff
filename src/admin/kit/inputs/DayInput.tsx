import { InputAdornment, TextField } from '@mui/material';
import { useRef, type KeyboardEvent } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { dayOfTyped, withDay, writeTyped } from '../../../domain/settings/typedDate.ts';
import { useT } from '../texts/useT.ts';
import { useCompanyDay } from '../useCompanyDay.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { useTypedDate } from './useTypedDate.ts';

interface DayInputProps {
  source: string;
  label?: string;
  validate?: Validator | Validator[];
  autoFocus?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** An instant: stored in UTC, shown in the company's time zone. */
  withTime?: boolean;
}

/**
 * A day in the company's format: digits are enough, and the arrow key opens a calendar. It is stored as
 * `yyyy-MM-dd`, without any time zone. Invalid text stays in the field and is refused.
 */
export const DayInput = ({
  source,
  label,
  validate,
  autoFocus,
  disabled,
  readOnly,
  withTime,
}: DayInputProps) => {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { trigger } = useFormContext();
  const { today } = useCompanyDay();
  const { id, field, fieldState, isRequired } = useInput({ source, validate });
  const { invalid, error } = fieldState;
  const value = String(field.value);
  const set = (next: string) => {
    field.onChange(next);
    if (invalid) void trigger(field.name);
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
    box.current?.querySelector('button')?.click();
  };

  const example = writeTyped(withDay('', `${today.slice(0, 4)}-12-31`, style), style);
  return (
    <TextField
      ref={box}
      id={id}
      className={`ra-input ra-input-${source}`}
      name={field.name}
      inputRef={field.ref}
      {...input}
      onBlur={leave}
      onKeyDown={openCalendar}
      autoFocus={autoFocus}
      disabled={disabled}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      error={invalid}
      helperText={
        invalid &&
        (isWrong ? (
          t('common.date.wrong', { example })
        ) : (
          <InputHelperText error={error?.message} helperText={false} />
        ))
      }
      slotProps={{
        htmlInput: { readOnly, inputMode: input.inputMode },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ marginInlineEnd: -1.25 }}>
              <CalendarButton
                day={dayOfTyped(value, style)}
                isOff={disabled || readOnly}
                onChoose={(day) => {
                  set(withDay(value, day, style));
                  box.current?.querySelector('input')?.focus();
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
