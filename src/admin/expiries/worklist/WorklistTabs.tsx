import { useListContext } from 'react-admin';

import { addDays, isIsoDate } from '../../../domain/base/dates.ts';
import { dueSoonRange } from '../../../domain/base/dueSoon.ts';
import { lastOfWeek, showDays } from '../../../domain/base/week.ts';
import { WORKLIST_TABS, type WorklistTab } from '../../../domain/expiries/worklist.ts';
import { EXPIRY_KINDS } from '../../../domain/records/expiry.ts';
import { useRows } from '../../kit/list/rowList.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Tabs } from '../../kit/ui/Tabs.tsx';

import styles from './worklist.module.css';

const useTabText = () => {
  const t = useT();
  const day = useCompanyDay();
  const { today, first_day_of_week: firstDay } = day;
  const { to: days } = dueSoonRange(EXPIRY_KINDS, day);
  const end = lastOfWeek(today, firstDay);
  const last = addDays(today, days);
  const between = (from: string, to: string) => (from <= to ? showDays(from, to) : '');
  const covered: Readonly<Record<string, string>> = {
    expired: t('worklist.until', { day: showDays(addDays(today, -1)) }),
    today: showDays(today),
    week: between(addDays(today, 1), end) || t('worklist.weekOver'),
    month: between(addDays(end, 1), last),
    soon: between(today, last),
  };
  return (tab: string): { label: string; days: string } =>
    isIsoDate(tab)
      ? { label: t('worklist.tabs.weekOf'), days: showDays(tab, lastOfWeek(tab, firstDay)) }
      : {
          label: t(`worklist.tabs.${tab as WorklistTab | 'soon'}`, { days }),
          days: covered[tab] ?? '',
        };
};

/** A week, and all that expires soon, are tabs only while the address asks for them. */
export const WorklistTabs = ({ panelId }: { panelId: string }) => {
  const t = useT();
  const textOf = useTabText();
  const { isWhole, countsOf, countText } = useRows();
  const { filterValues, setFilters, total } = useListContext();
  const { due, week, ...others } = filterValues as Readonly<Record<string, string | undefined>>;
  const open = week ?? due;
  const counts = countsOf('due');
  const tabs: readonly string[] = WORKLIST_TABS;
  return (
    <Tabs
      label={t('worklist.title')}
      panelId={panelId}
      selected={open}
      onSelect={(tab) =>
        setFilters({ ...others, ...(isIsoDate(tab) ? { week: tab } : { due: tab }) })
      }
      tabs={(open && !tabs.includes(open) ? [...tabs, open] : tabs).map((id) => {
        const { label, days } = textOf(id);
        const count = tabs.includes(id) ? (counts.get(id) ?? 0) : total;
        return {
          id,
          content: (
            <span
              className={styles.tab}
              data-view={id}
              data-any={isWhole && count ? '' : undefined}
            >
              <b>{countText(count)}</b> <strong>{label}</strong> <small>{days}</small>
            </span>
          ),
        };
      })}
    />
  );
};

export const useOpenTabName = (): string => {
  const { filterValues } = useListContext();
  return useTabText()(String(filterValues['week'] ?? filterValues['due'])).label;
};
