import { ExportButton, FilterButton, List, TopToolbar, useListContext } from 'react-admin';

import type { ActivityEntry } from '../../../domain/activity/activity.ts';
import { ActivityDays } from '../../activity/ActivityDays.tsx';
import { ALL_ROWS } from '../../kit/allRows.ts';
import { ListNotices } from '../../kit/list/ListNotices.tsx';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { ActivityEmpty } from './ActivityEmpty.tsx';
import { ActivityFailed } from './ActivityFailed.tsx';
import { DayChips } from './DayChips.tsx';
import { useActivityExporter } from './useActivityExporter.ts';
import { useActivityFilters } from './useActivityFilters.tsx';

import styles from './Activity.module.css';

/** The activity log: who did what and when, the newest first. */
const ActivityList = () => (
  <List
    filters={useActivityFilters()}
    actions={<Actions />}
    empty={false}
    error={<ActivityFailed />}
    exporter={useActivityExporter()}
    perPage={useUiPreferences().pageSize}
    pagination={<ListPages />}
    sort={{ field: 'at', order: 'DESC' }}
  >
    <ListNotices />
    <div className={styles.body}>
      <div className={styles.head}>
        <Total />
        <DayChips />
      </div>
      <Entries />
    </div>
  </List>
);

const Actions = () => (
  <TopToolbar>
    {useIsPhone() && <FilterButton />}
    <ExportButton maxResults={ALL_ROWS.perPage} />
  </TopToolbar>
);

const Total = () => {
  const t = useT();
  const { total, isPending } = useListContext();
  return (
    <output>
      {isPending || total === undefined
        ? ' '
        : t('resources.fleet/activity.total', { smart_count: total })}
    </output>
  );
};

const Entries = () => {
  const { data, isPending, filterValues } = useListContext<ActivityEntry>();
  if (isPending) return <ListSkeleton />;
  if (!data?.length) return <ActivityEmpty />;
  // Who asks for sign-ins gets to see them.
  return <ActivityDays entries={data} foldsRoutine={filterValues['kind'] !== 'authentication'} />;
};

export default ActivityList;
