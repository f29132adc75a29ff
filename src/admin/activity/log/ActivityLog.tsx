import { ListBase, useListContext } from 'react-admin';

import type { ActivityEntry, ActivityLogType } from '../../../domain/activity/activity.ts';
import { silentQueryOptions } from '../../kit/feedback/silentQueryOptions.ts';
import { ListFiltersContext, useFiltersOf } from '../../kit/list/filters/listFilters.ts';
import { ListBar } from '../../kit/list/ListBar.tsx';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { ListNotices } from '../../kit/list/ListNotices.tsx';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { ListStatus } from '../../kit/list/ListStatus.tsx';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { RecordTypeProvider, type RecordScreens } from '../../kit/record/RecordTypeContext.ts';
import { useRecordText } from '../../kit/texts/useRecordText.ts';
import { ActivityDays } from '../ActivityDays.tsx';
import { ActivityEmpty } from './ActivityEmpty.tsx';
import { activityFilters } from './activityFilters.ts';
import { DayChips } from './DayChips.tsx';
import { useActivityExporter } from './useActivityExporter.ts';

import styles from './log.module.css';

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
