import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Card, Collapse, IconButton, Stack } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

import { ColumnFacts } from '../show/ColumnFacts.tsx';
import { useT } from '../texts/useT.ts';
import type { Column } from './columns.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NoResults } from './NoResults.tsx';
import { RowActions } from './RowActions.tsx';

export interface CardLayout<Field extends string = string> {
  /** The way to the record's page, in the words that name it. */
  title: ReactNode;
  /** The line below. */
  subtitle: ReactNode;
  /** Fields that title and subtitle show already. */
  inHead: readonly Field[];
  /** Fields in sight at once; the others stand behind a tap. */
  inSight: readonly Field[];
}

interface RecordCardsProps {
  columns: readonly Column[];
  layout: CardLayout;
  /** What can be done with a record, beside showing, changing and deleting it. */
  rowActions?: ReactNode;
}

/** The records on a phone: a card each, with the details behind a tap. */
export const RecordCards = ({ columns, layout, rowActions }: RecordCardsProps) => {
  const { data, isPending } = useListContext();
  if (isPending) return <ListSkeleton />;
  if (!data?.length) return <NoResults />;
  return (
    <Stack component="ul" sx={{ gap: 1, padding: 1, margin: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <RecordCard columns={columns} layout={layout} rowActions={rowActions} />
        </RecordContextProvider>
      ))}
    </Stack>
  );
};

const RecordCard = ({ columns, layout, rowActions }: RecordCardsProps) => {
  const t = useT();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { title, subtitle, inHead, inSight } = layout;
  return (
    <Card component="li" variant="outlined" sx={{ padding: 1.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minInlineSize: 0 }}>
          <Box sx={{ fontSize: '1rem' }}>{title}</Box>
          <Stack direction="row" sx={{ gap: 1.5, color: 'text.secondary', flexWrap: 'wrap' }}>
            {subtitle}
          </Stack>
        </Box>
        <IconButton
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={t('common.actions.details', { name: represent(record) })}
          onClick={() => setOpen(!isOpen)}
          sx={{ alignSelf: 'flex-start' }}
        >
          <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
        </IconButton>
      </Stack>
      <ColumnFacts columns={columns.filter(({ source }) => inSight.includes(source))} />
      <Collapse in={isOpen} id={details} unmountOnExit>
        <ColumnFacts
          columns={columns.filter(
            ({ source }) => !inHead.includes(source) && !inSight.includes(source),
          )}
        />
        <Box sx={{ textAlign: 'end', marginBlockStart: 1 }}>
          <RowActions>{rowActions}</RowActions>
        </Box>
      </Collapse>
    </Card>
  );
};
