import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';

import { showCount } from '../../../domain/base/formats.ts';

import styles from './figures.module.css';

interface FigureCardProps {
  label: string;
  /** Undefined while unknown: shown as a dash, never as a zero. */
  value: number | string | undefined;
  to: string;
  hint?: string;
  /** Draws attention unless the figure is zero: 'warn' soon, 'bad' now. */
  tone?: 'warn' | 'bad';
  /** A related second figure with its own rows. */
  aside?: { label: string; to: string };
}

export const FigureCard = ({ label, value, to, hint, tone, aside }: FigureCardProps) => (
  <div className={styles.card}>
    <Link className={styles.main} to={to}>
      <span className={styles.value} data-tone={value ? tone : undefined}>
        {typeof value === 'number' ? showCount(value) : (value ?? '–')}
      </span>
      <span className="note">{label}</span>
    </Link>
    {(hint || aside) && (
      <div className={styles.hint}>
        {value === undefined ? '\u00a0' : hint}
        {aside && <Link to={aside.to}>{aside.label}</Link>}
      </div>
    )}
  </div>
);

/** On a phone a strip to swipe, more than five in two lines. */
export const FigureRow = ({ children }: PropsWithChildren) => (
  <div className={styles.figures}>
    <div className={styles.row}>{children}</div>
  </div>
);
