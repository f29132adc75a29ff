import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

interface FactListProps {
  facts: readonly { name: string; value: ReactNode }[];
}

/** Names and values of a record, side by side. */
export const FactList = ({ facts }: FactListProps) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      // A long name takes no more than its half of a phone.
      gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
      columnGap: 2,
      rowGap: 0.75,
      margin: 0,
      marginBlockStart: 1,
    }}
  >
    {facts.map(({ name, value }) => (
      <Fragment key={name}>
        <Box component="dt" sx={{ minInlineSize: '7rem', color: 'text.secondary' }}>
          {name}
        </Box>
        <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Box>
      </Fragment>
    ))}
  </Box>
);
