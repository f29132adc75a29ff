import { Card, styled } from '@mui/material';

/** Width of the settings pages in pixels, for a readable line length. */
export const SETTINGS_WIDTH = 880;

/** The surface that holds a page's settings in a column. */
export const SettingsSheet = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxInlineSize: SETTINGS_WIDTH,
  padding: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
  '& > p': { margin: 0, color: theme.palette.text.secondary, fontSize: '0.875rem' },
}));
