import { useId } from 'react';

import styles from './filters.module.css';

interface DayFilterProps {
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  onChange: (day: string) => void;
}

/** A day to filter by. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
};
