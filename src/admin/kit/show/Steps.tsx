import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';

import { showCount } from '../../../domain/base/formats.ts';
import { useT } from '../texts/useT.ts';

import styles from './RecordPage.module.css';

interface StepsProps {
  /** The paths of the records beside this one. */
  previous?: string;
  next?: string;
  index?: number;
  total?: number;
}

export const Steps = ({ previous, next, index, total }: StepsProps) => {
  const t = useT();
  return (
    <nav className={styles.neighbours} aria-label={t('common.neighbours.label')}>
      <Step to={previous} label={t('common.neighbours.previous')}>
        <PreviousIcon aria-hidden="true" />
      </Step>
      <span>
        {index !== undefined &&
          t('common.neighbours.place', {
            place: showCount(index + 1),
            total: total && showCount(total),
          })}
      </span>
      <Step to={next} label={t('common.neighbours.next')}>
        <NextIcon aria-hidden="true" />
      </Step>
    </nav>
  );
};

/** At either end it keeps the focus but does nothing. */
const Step = ({ to, label, children }: PropsWithChildren<{ to?: string; label: string }>) => (
  <Link
    to={to ?? '.'}
    aria-label={label}
    data-tip={label}
    aria-disabled={to === undefined}
    onClick={(event) => {
      if (to === undefined) event.preventDefault();
    }}
  >
    {children}
  </Link>
);
