import { useState } from 'react';

import { isIsoDate } from '../../../../domain/base/dates.ts';
import { DateField } from '../../inputs/DateField.tsx';

interface DayFilterProps {
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  problem?: string;
  onChange: (day: string) => void;
}

/** A day to filter by. It applies once complete. */
export const DayFilter = ({ label, value, problem, onChange }: DayFilterProps) => {
  const [entered, setEntered] = useState({ text: value, applied: value });
  const [isLeft, setLeft] = useState(true);
  // Typed text applies after a debounce; until blur, no value overwrites it.
  const text = !isLeft || entered.applied === value ? entered.text : value;
  const enter = (next: string) => {
    // The list may lag behind what was entered last.
    const last = isLeft ? value : entered.applied;
    const applied = next === '' || isIsoDate(next) ? next : last;
    setEntered({ text: next, applied });
    if (applied !== last) onChange(applied);
  };
  return (
    <DateField
      label={label}
      value={text}
      onChange={enter}
      hint={problem}
      isWrong={problem !== undefined}
      onFocus={() => {
        setEntered({ text, applied: value });
        setLeft(false);
      }}
      onLeave={() => setLeft(true)}
    />
  );
};
