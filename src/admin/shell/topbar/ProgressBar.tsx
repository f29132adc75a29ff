import { keyframes, styled } from '@mui/material';
import { useLoading } from 'react-admin';

import { useT } from '../../kit/texts/useT.ts';

const appear = keyframes({ to: { opacity: 1 } });
const run = keyframes({
  from: { transform: 'translateX(calc(var(--forward) * -100%))' },
  to: { transform: 'translateX(calc(var(--forward) * 250%))' },
});

/** Waits a moment before it shows: most answers are faster, and a flicker would only disturb. */
const Track = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: -1,
  blockSize: 2,
  overflow: 'hidden',
  opacity: 0,
  animation: `${appear} 120ms 250ms forwards`,
  '& progress': { position: 'absolute', clipPath: 'inset(50%)' },
});

/** Runs in the direction of reading. */
const Runner = styled('div')(({ theme }) => ({
  '--forward': 1,
  '[dir="rtl"] &': { '--forward': -1 },
  inlineSize: '40%',
  blockSize: '100%',
  backgroundColor: theme.palette.primary.main,
  animation: `${run} 1.1s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { inlineSize: '100%', animation: 'none' },
}));

/** A slim line while anything is fetched or stored. */
export const ProgressBar = () => {
  const t = useT();
  return useLoading() ? (
    <Track>
      <Runner />
      <progress aria-label={t('shell.loading')} />
    </Track>
  ) : null;
};
