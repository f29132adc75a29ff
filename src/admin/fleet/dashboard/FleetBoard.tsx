import { Box, Stack } from '@mui/material';

import type { FleetFigure } from '../../../domain/stats/overview.ts';
import { PapersDialog } from '../../expiries/PapersDialog.tsx';
import { UrgentPapers } from '../../expiries/UrgentPapers.tsx';
import { FleetMetrics } from '../../stats/FleetMetrics.tsx';
import { FleetByStatus } from '../charts/FleetByStatus.tsx';
import { PaperWeeks } from '../charts/PaperWeeks.tsx';
import { PaperFigures } from './PaperFigures.tsx';

const CARDS: readonly FleetFigure[] = [
  'activeDrivers',
  'activeTrucks',
  'activeTrailers',
  'emptyTrailers',
  'trucksExpiring',
  'trailersExpiring',
];

/** The fleet's day: its figures, what needs attention, and what is to come. */
export const FleetBoard = () => (
  <>
    <FleetMetrics names={CARDS}>
      <PaperFigures />
    </FleetMetrics>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <UrgentPapers />
      <Stack sx={{ gap: 2 }}>
        <PaperWeeks />
        <FleetByStatus />
      </Stack>
    </Box>
    <PapersDialog />
  </>
);
