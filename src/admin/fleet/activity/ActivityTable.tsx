import { Box } from '@mui/material';
import { DataTable, useRecordContext } from 'react-admin';

import { activityLog, type ActivityEntry } from '../../../domain/activity/activity.ts';
import { ActivityRecord } from '../../activity/ActivityRecord.tsx';
import { Changes } from '../../activity/Changes.tsx';
import { fieldOf } from '../../kit/fields/fieldOf.tsx';
import { columnsOf } from '../../kit/list/columns.ts';
import type { Looks } from '../../kit/record/RecordTypeContext.ts';

const top = { '& td': { verticalAlign: 'top', paddingBlock: 1.25 } };
const second = { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' };

const Actor = () => {
  const entry = useRecordContext<ActivityEntry>();
  return (
    <>
      <bdi>{entry?.actor_name}</bdi>
      {entry?.actor_role && (
        <Box component="span" sx={second}>
          {entry.actor_role}
        </Box>
      )}
    </>
  );
};

const looks: Looks<typeof activityLog> = {
  actor_name: { field: <Actor /> },
  action: {
    field: (
      <>
        {fieldOf(activityLog, 'action')}
        <Box component="span" sx={second}>
          {fieldOf(activityLog, 'kind')}
        </Box>
      </>
    ),
  },
  entity_label: { field: <ActivityRecord /> },
  changes: { field: <Changes /> },
};

const columns = columnsOf(activityLog, looks).filter(({ hidden }) => !hidden);

/** The log on a desk. */
export const ActivityTable = () => (
  <DataTable rowClick={false} bulkActionButtons={false} sx={top}>
    {columns.map(({ source, field, unsortable }) => (
      <DataTable.Col
        key={source}
        source={source}
        disableSort={unsortable}
        sortByOrder={source === 'at' ? 'DESC' : undefined}
      >
        {field}
      </DataTable.Col>
    ))}
  </DataTable>
);
