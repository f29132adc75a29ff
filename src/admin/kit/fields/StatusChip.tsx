import { styled } from '@mui/material';

import type { Tone } from '../../../domain/records/field.ts';

const Chip = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  '&::before': { content: '""', inlineSize: 8, blockSize: 8, borderRadius: '50%' },
  '&[data-tone="good"]::before': { backgroundColor: palette.success.main },
  '&[data-tone="warn"]::before': { backgroundColor: palette.warning.main },
  '&[data-tone="bad"]::before': { backgroundColor: palette.error.main },
  '&[data-tone="info"]::before': { backgroundColor: palette.info.main },
  '&[data-tone="neutral"]::before': { backgroundColor: palette.text.secondary },
}));

/** A state in one word with a dot of its colour; the word alone says it all. */
export const StatusChip = ({ tone, label }: { tone: Tone; label: string }) => (
  <Chip data-tone={tone}>{label}</Chip>
);
