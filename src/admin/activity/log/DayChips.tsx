import { useListContext } from 'react-admin';

import { addDays, type IsoDate } from '../../../domain/base/dates.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';

import styles from './log.module.css';

interface Days {
  from?: IsoDate;
  to?: IsoDate;
}

/** The most requested days; pressing the active one shows all days again. */
export const DayChips = () => {
  const t = useT();
  const { today } = useCompanyDay();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const yesterday = addDays(today, -1);
  const chips = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, -6), to: today },
  } satisfies Record<string, Days>;
  const { from, to, ...others } = filterValues as Days;
  return (
    <fieldset className={styles.chips} aria-label={t('resources.fleet/activity.days.label')}>
      {(['today', 'yesterday', 'week'] as const).map((name) => {
        const isChosen = from === chips[name].from && to === chips[name].to;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            onClick={() =>
              setFilters(isChosen ? others : { ...others, ...chips[name] }, displayedFilters)
            }
          >
            {t(`resources.fleet/activity.days.${name}`)}
          </button>
        );
      })}
    </fieldset>
  );
};
