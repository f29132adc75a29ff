import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { dayOfTyped, withDay, writeTyped } from '../../../domain/import/typedDate.ts';
import { useCompanyDay } from '../texts/useCompanyDay.ts';
import { useT } from '../texts/useT.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { controlOf, Field, type FieldProps } from './Field.tsx';
import { useTypedDate } from './useTypedDate.ts';

interface DateFieldProps extends Omit<FieldProps, 'id' | 'children'> {
  id?: string;
  /** `yyyy-MM-dd`, an instant, or what has been typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** An instant: stored in UTC, shown in the company's time zone. */
  withTime?: boolean;
  isOff?: boolean;
  isReadOnly?: boolean;
  /** Whether text that is no date is reported; by default on leaving. */
  reportsText?: boolean;
  onFocus?: () => void;
  onLeave?: (isDate: boolean) => void;
  /** More attributes of the text field. */
  control?: ComponentProps<'input'> & { 'data-first'?: true };
}

const openCalendar = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'ArrowDown' || event.currentTarget.readOnly) return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector('button')?.click();
};

/**
 * Digits are enough, and the arrow key opens a calendar. Text that is no date stays in the field.
 */
export const DateField = ({
  id: givenId,
  value,
  onChange,
  withTime,
  isOff,
  isReadOnly,
  reportsText,
  onFocus,
  onLeave,
  control,
  ...props
}: DateFieldProps) => {
  const t = useT();
  const { today } = useCompanyDay();
  const ownId = useId();
  const id = givenId ?? ownId;
  const { input, style, isWrong: isNoDate, settle } = useTypedDate({ value, onChange, withTime });
  const [isLeft, setLeft] = useState(true);
  const reports = isNoDate && (reportsText ?? isLeft);
  const example = writeTyped(withDay('', `${today.slice(0, 4)}-12-31`, style), style);
  const isWrong = reports || props.isWrong;
  const hint = reports ? t('common.date.wrong', { example }) : props.hint;
  const frame = { ...props, id, isWrong, hint: isWrong ? <span role="alert">{hint}</span> : hint };
  return (
    <Field {...frame}>
      <input
        {...control}
        {...controlOf(frame)}
        {...input}
        placeholder={t('common.date.hint', { example })}
        disabled={isOff}
        readOnly={isReadOnly}
        onKeyDown={openCalendar}
        onFocus={() => {
          setLeft(false);
          onFocus?.();
        }}
        onBlur={() => {
          settle();
          setLeft(true);
          onLeave?.(!isNoDate);
        }}
      />
      <CalendarButton
        day={dayOfTyped(value, style)}
        isOff={isOff || isReadOnly}
        onChoose={(day) => {
          onChange(withDay(value, day, style));
          document.getElementById(id)?.focus();
        }}
      />
    </Field>
  );
};
