import type { Tone } from '../../../domain/records/field.ts';

import styles from './fields.module.css';

export const StatusChip = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className={styles.chip} data-tone={tone}>
    {label}
  </span>
);
