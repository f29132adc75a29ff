import { addDays } from '../../../domain/base/dates.ts';
import { lastOfWeek, showDays } from '../../../domain/base/week.ts';
import { dueSoonRange } from '../../../domain/expiries/dueSoon.ts';
import { EXPIRY_KINDS } from '../../../domain/expiries/expiry.ts';
import { WORKLIST_TABS, type WorklistView } from '../../../domain/expiries/worklist.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import type { WorklistState } from './useWorklist.ts';

import styles from './worklist.module.css';

/** Names a view as a tab: by `due`, or by the first day of its week. */
export const nameOfView = (view: WorklistView) => ('week' in view ? view.week : view.due);

/** The name of each view, and the days it covers. */
export const useViewTexts = () => {
  const t = useT();
  const day = useCompanyDay();
  const { today, first_day_of_week: firstDay } = day;
  const { to: days } = dueSoonRange(EXPIRY_KINDS, day);
  const end = lastOfWeek(today, firstDay);
  const last = addDays(today, days);
  const between = (from: string, to: string) => (from <= to ? showDays(from, to) : '');
  return (view: WorklistView): { label: string; days: string } => {
    if ('week' in view) {
      return {
        label: t('worklist.tabs.weekOf'),
        days: showDays(view.week, lastOfWeek(view.week, firstDay)),
      };
    }
    const label = t(`worklist.tabs.${view.due}`, { days });
    const covered = {
      expired: t('worklist.until', { day: showDays(addDays(today, -1)) }),
      today: showDays(today),
      week: between(addDays(today, 1), end) || t('worklist.weekOver'),
      month: between(addDays(end, 1), last),
      soon: between(today, last),
    };
    return { label, days: covered[view.due] };
  };
};

interface WorklistTabsProps {
  state: WorklistState;
  panelId: string;
}

/** The tabs of the worklist, each with its number of expiry dates, or a dash if that is unknown. */
export const WorklistTabs = ({ state, panelId }: WorklistTabsProps) => {
  const t = useT();
  const textsOf = useViewTexts();
  const { view, rowsOf, isWhole, open } = state;
  const views: WorklistView[] = WORKLIST_TABS.map((due) => ({ due }));
  if (view && !views.some((one) => nameOfView(one) === nameOfView(view))) views.push(view);
  return (
    <Tabs
      label={t('worklist.title')}
      panelId={panelId}
      selected={view && nameOfView(view)}
      onSelect={(name) => {
        const chosen = views.find((one) => nameOfView(one) === name);
        if (chosen) open(chosen);
      }}
      tabs={views.map((one) => {
        const { label, days } = textsOf(one);
        const count = isWhole ? rowsOf(one).length : undefined;
        return {
          id: nameOfView(one),
          content: (
            <span
              className={styles.tab}
              data-view={nameOfView(one)}
              data-any={count ? '' : undefined}
            >
              <b>{count === undefined ? '–' : count.toLocaleString()}</b> <span>{label}</span>{' '}
              <small>{days}</small>
            </span>
          ),
        };
      })}
    />
  );
};
