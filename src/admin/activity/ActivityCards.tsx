import { Box, Stack } from '@mui/material';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';

import { activityLog, type ActivityEntry } from '../../domain/activity/activity.ts';
import { fieldOf } from '../kit/fields/fieldOf.tsx';
import { Instant } from '../kit/fields/InstantField.tsx';
import { ActivityRecord } from './ActivityRecord.tsx';
import { Changes } from './Changes.tsx';

interface ActivityCardsProps {
  entries: readonly ActivityEntry[];
  /** False when all entries are about the same record. */
  namesRecord?: boolean;
}

/** Entries of the log, one below the other. */
export const ActivityCards = ({ entries, namesRecord = true }: ActivityCardsProps) => (
  <ResourceContextProvider value={activityLog.name}>
    <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {entries.map((entry) => (
        <RecordContextProvider key={entry.id} value={entry}>
          <ActivityCard entry={entry} namesRecord={namesRecord} />
        </RecordContextProvider>
      ))}
    </Stack>
  </ResourceContextProvider>
);

const action = fieldOf(activityLog, 'action');

const ActivityCard = ({ entry, namesRecord }: { entry: ActivityEntry; namesRecord: boolean }) => (
  <Stack
    component="li"
    sx={{
      gap: 0.5,
      paddingBlock: 1.5,
      '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
    }}
  >
    <Stack
      direction="row"
      sx={{ columnGap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}
    >
      <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap' }}>
        {action}
        {namesRecord && <ActivityRecord />}
      </Stack>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <bdi>{entry.actor_name}</bdi> · <Instant at={entry.at} />
      </Box>
    </Stack>
    {entry.changes.length > 0 && (
      <Box sx={{ fontSize: '0.875rem' }}>
        <Changes />
      </Box>
    )}
  </Stack>
);
