import { useId, useRef, useState, type ReactNode } from 'react';

import { dateHint, dayOfTyped } from '../../../domain/settings/typedDate.ts';
import { CalendarButton } from '../../kit/inputs/CalendarButton.tsx';
import { useTypedDate } from '../../kit/inputs/useTypedDate.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from './renew.module.css';

interface DateFieldProps {
  label: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  /** `yyyy-MM-dd`, or what has been typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** Why the date cannot be stored. */
  problem?: string;
  /** Shown below the field. */
  hint?: ReactNode;
  isFirst?: boolean;
  isOff?: boolean;
}

/** A date input in plain HTML: typed in the company's format or picked from a calendar. */
export const DateField = ({
  label,
  isLabelHidden,
  value,
  onChange,
  problem,
  hint,
  isFirst,
  isOff,
}: DateFieldProps) => {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { input, style, isWrong, settle } = useTypedDate({ value, onChange });
  const [isLeft, setLeft] = useState(true);
  const wrong = isLeft && isWrong ? t('common.date.wrong', { example: dateHint(style) }) : problem;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? styles['hidden'] : undefined}>
        {label}
      </label>
      <div className={styles['date']}>
        <input
          {...input}
          id={id}
          ref={box}
          disabled={isOff}
          data-first={isFirst || undefined}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-hint`}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            settle();
            setLeft(true);
          }}
        />
        <CalendarButton
          day={dayOfTyped(value, style)}
          isOff={isOff}
          onChoose={(day) => {
            onChange(day);
            box.current?.focus();
          }}
        />
      </div>
      <div id={`${id}-hint`} className={styles['hint']}>
        {wrong ? (
          <p role="alert" data-tone="bad">
            {wrong}
          </p>
        ) : (
          hint
        )}
      </div>
    </div>
  );
};
