import { ListBase, useListContext } from 'react-admin';

import type { ActivityEntry, ActivityLogType } from '../../../domain/activity/activity.ts';
import { addDays, type IsoDate } from '../../../domain/base/dates.ts';
import { silentQueryOptions } from '../../kit/feedback/silentQueryOptions.ts';
import { ListFiltersContext, useFiltersOf } from '../../kit/list/filters/listFilters.ts';
import { ListBar } from '../../kit/list/ListBar.tsx';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { ListNotices } from '../../kit/list/ListNotices.tsx';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { ListStatus } from '../../kit/list/ListStatus.tsx';
import { NoResults } from '../../kit/list/Nothing.tsx';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { RecordTypeProvider, type RecordScreens } from '../../kit/record/RecordTypeContext.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useRecordText } from '../../kit/texts/useRecordText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Chips } from '../../kit/ui/Chips.tsx';
import { ActivityDays } from '../ActivityDays.tsx';
import { activityFilters } from './activityFilters.ts';
import { useActivityExporter } from './useActivityExporter.ts';

import styles from './log.module.css';

interface Days {
  from?: IsoDate;
  to?: IsoDate;
}

/** The most requested days; pressing the active one shows all days again. */
const DayChips = () => {
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
  const names = ['today', 'yesterday', 'week'] as const;
  const chosen = names.find((name) => from === chips[name].from && to === chips[name].to);
  return (
    <Chips
      label={t('resources.fleet/activity.days.label')}
      chips={names.map((id) => ({ id, content: t(`resources.fleet/activity.days.${id}`) }))}
      chosen={chosen}
      onChoose={(name) =>
        setFilters(name === chosen ? others : { ...others, ...chips[name] }, displayedFilters)
      }
    />
  );
};

const ActivityEmpty = () => {
  const text = useRecordText();
  const { filterValues } = useListContext();
  if (Object.keys(filterValues).length > 0) return <NoResults />;
  return (
    <div className={styles.empty}>
      <h2>{text('empty.title')}</h2>
      <p>{text('empty.invite')}</p>
    </div>
  );
};

/** The list of a log: who did what and when, newest first. */
export const activityLogOf = (type: ActivityLogType) => {
  const screens: RecordScreens = { type, looks: {} };
  const filters = activityFilters(type);
  const ActivityLog = () => (
    <RecordTypeProvider value={screens}>
      <ListFiltersContext value={useFiltersOf(filters)}>
        <PageHeader title={useRecordText()('page.list')} />
        <ListBase
          exporter={useActivityExporter(type)}
          perPage={useUiPreferences().pageSize}
          sort={{ field: 'at', order: 'DESC' }}
          debounce={60}
          queryOptions={silentQueryOptions}
        >
          <ListBar />
          <ListLoadFailed>
            <ListNotices />
            <ListStatus>
              <DayChips />
            </ListStatus>
            <Entries />
            <ListPages />
          </ListLoadFailed>
        </ListBase>
      </ListFiltersContext>
    </RecordTypeProvider>
  );
  return ActivityLog;
};

const Entries = () => {
  const { data, isPending, filterValues } = useListContext<ActivityEntry>();
  if (isPending) return <ListSkeleton />;
  if (!data?.length) return <ActivityEmpty />;
  return (
    <div className={styles.body}>
      {/* Sign-ins are not collapsed when the user filters for them. */}
      <ActivityDays entries={data} foldsRoutine={filterValues['kind'] !== 'authentication'} />
    </div>
  );
};
