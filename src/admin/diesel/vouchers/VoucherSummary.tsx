import { useGetList, useListContext } from 'react-admin';

import { daysOf, type Period } from '../../../domain/base/period.ts';
import { voucherTotals } from '../../../domain/diesel/voucherTotals.ts';
import { ALL_ROWS } from '../../kit/allRows.ts';
import { useFilterValues } from '../../kit/list/filters/listFilters.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useLocalization } from '../../kit/useLocalization.ts';

import styles from './vouchers.module.css';

const CHIPS = ['today', 'yesterday', 'week', 'month'] as const satisfies readonly Period[];

/** The most used periods; clicking the selected one shows all days again. */
const PeriodChips = () => {
  const t = useT();
  const { today } = useCompanyDay();
  const { first_day_of_week: firstDay } = useLocalization();
  const { values, change } = useFilterValues();
  return (
    <fieldset className={styles.periods} aria-label={t('diesel.periods.label')}>
      {CHIPS.map((period) => {
        const days = daysOf(period, today, firstDay);
        const isChosen = values['from'] === days.from && values['to'] === days.to;
        return (
          <button
            key={period}
            type="button"
            aria-pressed={isChosen}
            onClick={() => change(isChosen ? { from: undefined, to: undefined } : { ...days })}
          >
            {t(`diesel.periods.${period}`)}
          </button>
        );
      })}
    </fieldset>
  );
};

/** Periods to choose from, and the exact totals of the filtered vouchers. */
export const VoucherSummary = () => {
  const t = useT();
  const { litres, money } = useAmountTexts();
  const { resource, filterValues, sort } = useListContext();
  const { data } = useGetList(resource, { pagination: ALL_ROWS, filter: filterValues, sort });
  const totals = data && voucherTotals(data);
  return (
    <div className={styles.summary}>
      <PeriodChips />
      <output className={styles.totals} aria-label={t('diesel.totals.label')}>
        {totals && (
          <>
            <strong>{litres(totals.liters)}</strong>
            <strong>{money(totals.money)}</strong>
            {totals.unknown > 0 && (
              <span>{t('diesel.totals.unknown', { smart_count: totals.unknown })}</span>
            )}
            {totals.voided > 0 && (
              <span>{t('diesel.totals.void', { smart_count: totals.voided })}</span>
            )}
          </>
        )}
      </output>
    </div>
  );
};
