import { useId, useRef, useState } from 'react';

import { isIsoDate } from '../../../../domain/base/dates.ts';
import { dayOfTyped } from '../../../../domain/settings/typedDate.ts';
import { CalendarButton } from '../../inputs/CalendarButton.tsx';
import { useTypedDate } from '../../inputs/useTypedDate.ts';

import styles from './filters.module.css';

interface DayFilterProps {
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  onChange: (day: string) => void;
}

/** A day to filter by. What is no date yet filters nothing. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [incomplete, setIncomplete] = useState('');
  const change = (next: string) => {
    const isDone = next === '' || isIsoDate(next);
    setIncomplete(isDone ? '' : next);
    if (isDone) onChange(next);
  };
  const { input, style, settle } = useTypedDate({ value: incomplete || value, onChange: change });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.day}>
        <input
          ref={field}
          id={id}
          {...input}
          onBlur={() => {
            setIncomplete('');
            settle();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            event.currentTarget.parentElement?.querySelector('button')?.click();
          }}
        />
        <CalendarButton
          day={dayOfTyped(value, style)}
          onChoose={(day) => {
            change(day);
            field.current?.focus();
          }}
        />
      </div>
    </div>
  );
};
