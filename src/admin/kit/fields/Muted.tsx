import { styled } from '@mui/material';

/** Text that stands back. */
export const Muted = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
