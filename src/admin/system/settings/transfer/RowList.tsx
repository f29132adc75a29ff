import { styled } from '@mui/material';

/** Rows with a name and its actions. */
export const RowList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    minBlockSize: 48,
    borderBlockStart: `1px solid ${theme.palette.divider}`,
  },
  '& > li > span:first-of-type': { flex: 1, minInlineSize: '9rem', fontWeight: 500 },
  '& > li > small': { color: theme.palette.text.secondary, fontSize: '0.8125rem' },
}));
