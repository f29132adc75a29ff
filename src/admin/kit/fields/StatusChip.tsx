import type { Tone } from '../../../domain/records/field.ts';

import styles from './fields.module.css';

/** A state in one word with a dot of its colour; the word alone says it all. */
export const StatusChip = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className={styles.chip} data-tone={tone}>
    {label}
  </span>
);
