import { Box, Typography } from '@mui/material';
import { ExportButton, FilterButton, List, TopToolbar, useListContext } from 'react-admin';

import type { ActivityEntry } from '../../../domain/activity/activity.ts';
import { ActivityCards } from '../../activity/ActivityCards.tsx';
import { ALL_ROWS } from '../../kit/allRows.ts';
import { ListNotices } from '../../kit/list/ListNotices.tsx';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { ActivityEmpty } from './ActivityEmpty.tsx';
import { ActivityFailed } from './ActivityFailed.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { useActivityExporter } from './useActivityExporter.ts';
import { useActivityFilters } from './useActivityFilters.tsx';

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
    <Total />
    <Entries />
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
    <Typography role="status" sx={{ padding: 2, paddingBlockEnd: 1, fontWeight: 600 }}>
      {isPending || total === undefined
        ? ' '
        : t('resources.fleet/activity.total', { smart_count: total })}
    </Typography>
  );
};

const Entries = () => {
  const isPhone = useIsPhone();
  const { data, isPending } = useListContext<ActivityEntry>();
  // The table's own placeholder has heads without words.
  if (isPending) return <ListSkeleton />;
  if (!data?.length) return <ActivityEmpty />;
  return isPhone ? (
    <Box sx={{ paddingInline: 2 }}>
      <ActivityCards entries={data} />
    </Box>
  ) : (
    <ActivityTable />
  );
};

export default ActivityList;
