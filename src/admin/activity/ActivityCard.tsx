import { Box, Stack } from '@mui/material';

import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { Instant } from '../kit/fields/InstantField.tsx';
import { ActivityAction } from './ActivityAction.tsx';
import { ActivityRecord } from './ActivityRecord.tsx';
import { Changes } from './Changes.tsx';

interface ActivityCardProps {
  entry: ActivityEntry;
  /** False when all entries are about the same record. */
  namesRecord?: boolean;
}

/** One entry of the log as a card. */
export const ActivityCard = ({ entry, namesRecord = true }: ActivityCardProps) => (
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
        <ActivityAction entry={entry} />
        {namesRecord && <ActivityRecord entry={entry} />}
      </Stack>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <bdi>{entry.actor_name}</bdi> · <Instant at={entry.at} />
      </Box>
    </Stack>
    {entry.changes.length > 0 && (
      <Box sx={{ fontSize: '0.875rem' }}>
        <Changes entry={entry} />
      </Box>
    )}
  </Stack>
);
