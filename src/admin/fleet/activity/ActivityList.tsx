import { Typography } from '@mui/material';
import { ExportButton, FilterButton, List, TopToolbar, useListContext } from 'react-admin';

import { ALL_ROWS } from '../../common/allRows.ts';
import { ListNotices } from '../../common/ListNotices.tsx';
import { ListPages } from '../../common/ListPages.tsx';
import { useIsPhone } from '../../common/useIsPhone.ts';
import { useT } from '../../common/useT.ts';
import { useUiPreferences } from '../../shell/look/uiPreferences.ts';
import { ActivityCards } from './ActivityCards.tsx';
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
