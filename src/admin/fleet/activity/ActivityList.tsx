import { ListBase, useListContext } from 'react-admin';

import { activityLog, type ActivityEntry } from '../../../domain/activity/activity.ts';
import { ActivityDays } from '../../activity/ActivityDays.tsx';
import { ListFiltersContext, useFiltersOf } from '../../kit/list/filters/listFilters.ts';
import { ListBar } from '../../kit/list/ListBar.tsx';
import { ListNotices } from '../../kit/list/ListNotices.tsx';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { ListStatus } from '../../kit/list/ListStatus.tsx';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { RecordTypeProvider } from '../../kit/record/RecordTypeContext.ts';
import { useRecordText } from '../../kit/texts/useRecordText.ts';
import { ActivityEmpty } from './ActivityEmpty.tsx';
import { ActivityFailed } from './ActivityFailed.tsx';
import { activityFilters } from './activityFilters.ts';
import { DayChips } from './DayChips.tsx';
import { useActivityExporter } from './useActivityExporter.ts';

import styles from './Activity.module.css';

const screens = { type: activityLog, looks: {} };

/** The activity log: who did what and when, the newest first. */
const ActivityList = () => (
  <RecordTypeProvider value={screens}>
    <ListFiltersContext value={useFiltersOf(activityFilters)}>
      <PageHeader title={useRecordText()('page.list')} />
      <ListBase
        exporter={useActivityExporter()}
        perPage={useUiPreferences().pageSize}
        sort={{ field: 'at', order: 'DESC' }}
        debounce={60}
      >
        <ListBar />
        <ActivityFailed>
          <ListNotices />
          <ListStatus>
            <DayChips />
          </ListStatus>
          <Entries />
          <ListPages />
        </ActivityFailed>
      </ListBase>
    </ListFiltersContext>
  </RecordTypeProvider>
);

const Entries = () => {
  const { data, isPending, filterValues } = useListContext<ActivityEntry>();
  if (isPending) return <ListSkeleton />;
  if (!data?.length) return <ActivityEmpty />;
  return (
    <div className={styles.body}>
      {/* Who filters for sign-ins gets to see them. */}
      <ActivityDays entries={data} foldsRoutine={filterValues['kind'] !== 'authentication'} />
    </div>
  );
};

export default ActivityList;
