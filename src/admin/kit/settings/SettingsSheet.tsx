import { Card, styled } from '@mui/material';

/** How wide the pages of the settings are: lines that can be read, in pixels. */
export const SETTINGS_WIDTH = 880;

/** The ground that the settings of a page stand on, one below the other. */
export const SettingsSheet = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxInlineSize: SETTINGS_WIDTH,
  padding: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
  '& > p': { margin: 0, color: theme.palette.text.secondary, fontSize: '0.875rem' },
}));
