import { styled } from '@mui/material';

/** Lines of a name and what can be done with it. */
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
