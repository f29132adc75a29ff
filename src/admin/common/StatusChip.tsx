import { Box } from '@mui/material';

export type StatusTone = 'good' | 'warn' | 'bad' | 'info' | 'neutral';

const COLOR: Record<StatusTone, string> = {
  good: 'success.main',
  warn: 'warning.main',
  bad: 'error.main',
  info: 'info.main',
  neutral: 'text.secondary',
};

/** A state in one word with a dot of its colour; the word alone says it all. */
export const StatusChip = ({ tone, label }: { tone: StatusTone; label: string }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
  >
    <Box
      component="span"
      aria-hidden
      sx={{ inlineSize: 8, blockSize: 8, borderRadius: '50%', bgcolor: COLOR[tone] }}
    />
    {label}
  </Box>
);
