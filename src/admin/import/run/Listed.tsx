import { Alert, Box, type AlertColor } from '@mui/material';
import type { ReactNode } from 'react';

import { useT } from '../../kit/texts/useT.ts';

/** As many rows as a person reads; the file of failed rows has them all. */
export const SHOWN = 100;

interface ListedProps<Item> {
  severity: AlertColor;
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  item: (item: Item) => ReactNode;
  /** The file of failed rows has all of them. */
  isInFile?: boolean;
}

/** Rows below a sentence on what they have in common; nothing if there are none. */
export const Listed = <Item,>({
  severity,
  title,
  items,
  keyOf,
  item,
  isInFile,
}: ListedProps<Item>) => {
  const t = useT();
  if (items.length === 0) return null;
  const more = isInFile ? 'importing.result.moreInFile' : 'importing.result.more';
  return (
    <Alert severity={severity} sx={{ '& > .MuiAlert-message': { minInlineSize: 0, flex: 1 } }}>
      {title}
      <Box
        component="ul"
        sx={{ marginBlock: 0.5, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}
      >
        {items.slice(0, SHOWN).map((one) => (
          <li key={keyOf(one)}>{item(one)}</li>
        ))}
      </Box>
      {items.length > SHOWN && t(more, { shown: SHOWN, total: items.length.toLocaleString() })}
    </Alert>
  );
};
