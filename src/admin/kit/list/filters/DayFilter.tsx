import { useId, useRef, useState } from 'react';

import { isIsoDate } from '../../../../domain/base/dates.ts';
import { dateHint, dayOfTyped } from '../../../../domain/settings/typedDate.ts';
import { CalendarButton } from '../../inputs/CalendarButton.tsx';
import { useTypedDate } from '../../inputs/useTypedDate.ts';
import { useT } from '../../texts/useT.ts';

import styles from './filters.module.css';

interface DayFilterProps {
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  problem?: string;
  onChange: (day: string) => void;
}

/** A day to filter by, typed in the company's format. It applies once complete. */
export const DayFilter = ({ label, value, problem, onChange }: DayFilterProps) => {
  const t = useT();
  const id = useId();
  const [entered, setEntered] = useState({ text: value, applied: value });
  const box = useRef<HTMLInputElement>(null);
  const [isLeft, setLeft] = useState(true);
  // Typed text applies after a debounce; until blur, no value overwrites it.
  const text = !isLeft || entered.applied === value ? entered.text : value;
  const enter = (next: string) => {
    const applied = next === '' || isIsoDate(next) ? next : value;
    setEntered({ text: next, applied });
    if (applied !== value) onChange(applied);
  };
  const { input, style, isWrong, settle } = useTypedDate({ value: text, onChange: enter });
  const wrong = isLeft && isWrong ? t('common.date.wrong', { example: dateHint(style) }) : problem;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.day}>
        <input
          {...input}
          id={id}
          ref={box}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong && `${id}-wrong`}
          onFocus={() => {
            setEntered({ text, applied: value });
            setLeft(false);
          }}
          onBlur={() => {
            settle();
            setLeft(true);
          }}
        />
        <CalendarButton
          day={dayOfTyped(text, style)}
          onChoose={(day) => {
            enter(day);
            box.current?.focus();
          }}
        />
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
};
