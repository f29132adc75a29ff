import { Card, styled } from '@mui/material';

/** The ground that the settings of a page stand on, one below the other. */
export const SettingsSheet = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxInlineSize: 880,
  padding: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
  '& > p': { margin: 0, color: theme.palette.text.secondary, fontSize: '0.875rem' },
}));
