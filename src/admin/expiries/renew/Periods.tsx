import { RENEWAL_MONTHS } from '../../../domain/expiries/renewal.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from './renew.module.css';

/** '+6 months', '+1 year'. */
export const usePeriodName = () => {
  const t = useT();
  return (months: number) =>
    months % 12 === 0
      ? t('renew.years', { smart_count: months / 12 })
      : t('renew.months', { smart_count: months });
};

interface PeriodsProps {
  label: string;
  /** The period, in months, that leads to the current date. */
  chosen: number | undefined;
  isOff?: boolean;
  onChoose: (months: number) => void;
}

/** The usual periods as buttons. */
export const Periods = ({ label, chosen, isOff, onChoose }: PeriodsProps) => {
  const nameOf = usePeriodName();
  return (
    <div role="group" aria-label={label} className={styles['periods']}>
      {RENEWAL_MONTHS.map((months) => (
        <button
          key={months}
          type="button"
          className={styles['period']}
          aria-pressed={months === chosen}
          disabled={isOff}
          onClick={() => onChoose(months)}
        >
          {nameOf(months)}
        </button>
      ))}
    </div>
  );
};
