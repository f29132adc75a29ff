import { Box } from '@mui/material';
import { DataTable } from 'react-admin';

import type { ActivityEntry } from '../../../domain/activity/activity.ts';
import { ActivityAction } from '../../activity/ActivityAction.tsx';
import { ActivityEmpty } from '../../activity/ActivityEmpty.tsx';
import { ActivityRecord } from '../../activity/ActivityRecord.tsx';
import { Changes } from '../../activity/Changes.tsx';
import { useActivityWords } from '../../activity/useActivityWords.ts';
import { Instant } from '../../kit/fields/InstantField.tsx';

const top = { '& td': { verticalAlign: 'top', paddingBlock: 1.25 } };
const newestFirst = ['DESC', 'ASC'] as const;

/** The log on a desk. */
export const ActivityTable = () => (
  <DataTable<ActivityEntry>
    rowClick={false}
    bulkActionButtons={false}
    empty={<ActivityEmpty />}
    sx={top}
  >
    <DataTable.Col<ActivityEntry>
      source="at"
      label="activity.fields.at"
      sortByOrder={newestFirst[0]}
      render={({ at }) => <Instant at={at} />}
    />
    <DataTable.Col<ActivityEntry>
      source="actor_name"
      label="activity.fields.actor"
      render={({ actor_name, actor_role }) => <TwoLines first={actor_name} second={actor_role} />}
    />
    <DataTable.Col<ActivityEntry>
      source="action"
      label="activity.fields.action"
      render={(entry) => (
        <>
          <ActivityAction entry={entry} />
          <Kind entry={entry} />
        </>
      )}
    />
    <DataTable.Col<ActivityEntry>
      source="entity_label"
      label="activity.fields.entity"
      render={(entry) => <ActivityRecord entry={entry} />}
    />
    <DataTable.Col<ActivityEntry>
      source="changes"
      label="activity.fields.changes"
      disableSort
      render={(entry) => <Changes entry={entry} />}
    />
  </DataTable>
);

const second = { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' };

const TwoLines = (lines: { first: string; second: string | null }) => (
  <>
    <bdi>{lines.first}</bdi>
    {lines.second && (
      <Box component="span" sx={second}>
        {lines.second}
      </Box>
    )}
  </>
);

const Kind = ({ entry }: { entry: ActivityEntry }) => (
  <Box component="span" sx={second}>
    {useActivityWords().kind(entry)}
  </Box>
);
