import { Box, Card, Collapse, IconButton, Stack } from '@mui/material';
import { ChevronDown as ExpandMore } from 'lucide-react';
import { Fragment, useId, useState, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { ColumnFacts } from '../show/ColumnFacts.tsx';
import { useT } from '../texts/useT.ts';
import type { Column } from './columns.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NoResults } from './NoResults.tsx';
import { RowActions, useHasActions } from './RowActions.tsx';

/** What a record shows on a phone, by the names of its columns; its label is the title. */
export interface CardLayout<Name extends string = string> {
  /** The line below the title. */
  subtitle: readonly Name[];
  /** In sight at once; the others open with a tap. */
  inSight: readonly Name[];
  /** Shown with the title already. */
  withTitle?: readonly Name[];
}

const EXTENT = 3;

/** The key and the status below the label, then the next columns of the table. */
export const defaultCard = (type: AnyRecordType): CardLayout => {
  const key = type.key && type.key !== type.label ? [type.key] : [];
  const subtitle = [...key, ...(type.fields['status'] ? ['status'] : [])];
  const inSight = type.columns
    .filter((name) => name !== type.label && !subtitle.includes(name))
    .slice(0, EXTENT);
  return { subtitle, inSight };
};

interface RecordCardsProps {
  columns: readonly Column[];
  layout: CardLayout;
  /** What can be done with a record, beside opening, editing and deleting it. */
  rowActions?: ReactNode;
}

/** The records on a phone: a card each, with the details behind a tap. */
export const RecordCards = (props: RecordCardsProps) => {
  const { data, isPending } = useListContext();
  if (isPending) return <ListSkeleton />;
  if (!data?.length) return <NoResults />;
  return (
    <Stack component="ul" sx={{ gap: 1, padding: 1, margin: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <RecordCard {...props} />
        </RecordContextProvider>
      ))}
    </Stack>
  );
};

const RecordCard = ({ columns, layout, rowActions }: RecordCardsProps) => {
  const t = useT();
  const { label } = useRecordType();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { subtitle, inSight, withTitle = [] } = layout;
  const inHead = [label, ...subtitle, ...withTitle];
  const others = columns.filter(
    ({ source }) => !inHead.includes(source) && !inSight.includes(source),
  );
  const hasActions = useHasActions(rowActions);
  const named = (name: string) => columns.find(({ source }) => source === name)?.field;
  return (
    <Card component="li" variant="outlined" sx={{ padding: 1.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minInlineSize: 0 }}>
          <Box sx={{ fontSize: '1rem' }}>{named(label)}</Box>
          <Stack direction="row" sx={{ gap: 1.5, color: 'text.secondary', flexWrap: 'wrap' }}>
            {subtitle.map((name) => (
              <Fragment key={name}>{named(name)}</Fragment>
            ))}
          </Stack>
        </Box>
        {(others.length > 0 || hasActions) && (
          <IconButton
            aria-expanded={isOpen}
            aria-controls={details}
            aria-label={t('common.actions.details', { name: represent(record) })}
            onClick={() => setOpen(!isOpen)}
            sx={{ alignSelf: 'flex-start' }}
          >
            <ExpandMore style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
          </IconButton>
        )}
      </Stack>
      <ColumnFacts columns={columns.filter(({ source }) => inSight.includes(source))} />
      <Collapse in={isOpen} id={details} unmountOnExit>
        <ColumnFacts columns={others} />
        <Box sx={{ textAlign: 'end', marginBlockStart: 1 }}>
          <RowActions>{rowActions}</RowActions>
        </Box>
      </Collapse>
    </Card>
  );
};
