import { styled } from '@mui/material';
import { memo, useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useResourceContext,
} from 'react-admin';
import type { Identifier, RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { useT } from '../texts/useT.ts';
import { useCanOpen } from '../useCanOpen.ts';
import { useShownColumns, type Column } from './columns.ts';

/** Over a solid colour, so that nothing shines through a cell that stays. */
const tint = (color: string) => `linear-gradient(${color}, ${color})`;

/** One style for all rows: a style per cell is what makes a table of 25 rows slow to draw. */
const Body = styled('tbody')(({ theme }) => ({
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& td': {
    height: 'var(--row, 45px)',
    boxSizing: 'border-box',
    padding: '4px 14px',
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& tr:last-of-type > td': { borderBlockEnd: 0 },
  '& tr': { backgroundColor: theme.palette.background.paper },
  '&[data-opens] tr': { cursor: 'pointer' },
  '& tr:hover': { backgroundImage: tint(theme.palette.action.hover) },
  '& tr[aria-selected="true"]': { backgroundImage: tint(theme.palette.action.selected) },
  // What can be done with a record stays in sight where the table is wider than the screen.
  // Its background lies over the table's lines, so it draws one of its own.
  '& td[data-actions]': {
    position: 'sticky',
    insetInlineEnd: 0,
    background: 'inherit',
    boxShadow: `inset 0 -1px ${theme.palette.divider}`,
  },
  '& tr:last-of-type > td[data-actions]': { boxShadow: 'none' },
  // In line with the checkbox of the head.
  '& td:has(> input)': { inlineSize: 52, paddingInline: '11px 0' },
  '& input[type="checkbox"]': {
    display: 'block',
    inlineSize: 18,
    blockSize: 18,
    margin: 0,
    accentColor: theme.palette.primary.main,
    cursor: 'pointer',
  },
}));

interface TableRowsProps {
  columns: readonly Column[];
  /** What can be done with the record of the row, if anything. */
  actions: ReactNode;
  canSelect?: boolean;
}

/**
 * The rows of a DataTable as plain table cells: a fifth of the time that its own rows take, and row
 * checkboxes that say which record they choose. A click anywhere in a row opens the record.
 */
export const TableRows = ({ columns, actions, canSelect = true }: TableRowsProps) => {
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const createPath = useCreatePath();
  // Drawn in slices that a key or a click may interrupt, instead of in one long task.
  const data = useDeferredValue(useDataTableDataContext());
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const shown = useShownColumns(resource, columns);
  const canOpen = useCanOpen();

  const open = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = target.closest('tr')?.dataset.id;
    if (!canOpen || id === undefined || target.closest('a, button, input, label')) return;
    // Somebody marks text to copy it, or wants a tab of its own, which the link gives.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (window.getSelection()?.toString()) return;
    void navigate(createPath({ resource, type: 'show', id }), { state: { _scrollToTop: true } });
  };

  return (
    // The row is a larger target for the pointer; the link in it is the way of the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <Body onClick={open} data-opens={canOpen || undefined}>
      {data?.map((record) => (
        <Row
          key={record.id}
          record={record}
          resource={resource}
          columns={shown}
          columnKey={shown.map(({ source }) => source).join()}
          actions={actions}
          isSelected={selectedIds?.includes(record.id) ?? false}
          onToggle={canSelect ? handleToggleItem : undefined}
        />
      ))}
    </Body>
  );
};

interface RowProps {
  record: RaRecord;
  resource: string;
  columns: readonly Column[];
  columnKey: string;
  actions: ReactNode;
  isSelected: boolean;
  onToggle: ((id: Identifier, event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

const sameRow = (before: RowProps, after: RowProps) =>
  before.record === after.record &&
  before.columnKey === after.columnKey &&
  before.isSelected === after.isSelected;

const Row = memo(({ record, resource, columns, actions, isSelected, onToggle }: RowProps) => {
  const t = useT();
  const represent = useGetRecordRepresentation(resource);
  return (
    <RecordContextProvider value={record}>
      <tr data-id={record.id} aria-selected={isSelected}>
        {onToggle && (
          <td>
            <input
              type="checkbox"
              aria-label={t('common.actions.select', { name: represent(record) })}
              checked={isSelected}
              onClick={(event) => onToggle(record.id, event)}
              readOnly
            />
          </td>
        )}
        {columns.map(({ source, field }) => (
          <td key={source}>{field}</td>
        ))}
        {actions && <td data-actions>{actions}</td>}
      </tr>
    </RecordContextProvider>
  );
}, sameRow);
Row.displayName = 'Row';
