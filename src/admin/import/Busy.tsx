import { Box, LinearProgress } from '@mui/material';
import type { PropsWithChildren } from 'react';

/** Says what is going on while it is not known for how long. */
export const Busy = ({ children }: PropsWithChildren) => (
  <Box role="status" sx={{ inlineSize: '100%', paddingBlock: 2 }}>
    <LinearProgress aria-hidden sx={{ marginBlockEnd: 1.5 }} />
    {children}
  </Box>
);
