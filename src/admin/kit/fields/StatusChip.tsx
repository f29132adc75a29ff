import type { Tone } from '../../../domain/records/field.ts';

import styles from './fields.module.css';

/** A status in one word with a dot in its colour; the word alone is enough. */
export const StatusChip = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className={styles.chip} data-tone={tone}>
    {label}
  </span>
);
