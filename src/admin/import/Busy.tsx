import { Box, LinearProgress } from '@mui/material';
import type { PropsWithChildren } from 'react';

/** Says what is in progress, without a known duration. */
export const Busy = ({ children }: PropsWithChildren) => (
  <Box role="status" sx={{ inlineSize: '100%', paddingBlock: 2 }}>
    <LinearProgress aria-hidden sx={{ marginBlockEnd: 1.5 }} />
    {children}
  </Box>
);
