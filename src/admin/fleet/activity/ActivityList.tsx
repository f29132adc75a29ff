import { Typography } from '@mui/material';
import { ExportButton, FilterButton, List, TopToolbar, useListContext } from 'react-admin';

import { ActivityCards } from '../../activity/ActivityCards.tsx';
import { ALL_ROWS } from '../../kit/allRows.ts';
import { ListNotices } from '../../kit/list/ListNotices.tsx';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { ActivityFailed } from './ActivityFailed.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { useActivityExporter } from './useActivityExporter.ts';
import { useActivityFilters } from './useActivityFilters.tsx';

/** The activity log: who did what and when, the newest first. */
const ActivityList = () => {
  const t = useT();
  const isPhone = useIsPhone();
  return (
    <List
      title={t('activity.title')}
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
      {isPhone ? <ActivityCards /> : <ActivityTable />}
    </List>
  );
};

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
      {isPending || total === undefined ? ' ' : t('activity.total', { smart_count: total })}
    </Typography>
  );
};

export default ActivityList;
