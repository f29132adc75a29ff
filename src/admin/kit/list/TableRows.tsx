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

import type { Column } from '../fields/columns.ts';
import { useT } from '../texts/useT.ts';
import { useCanOpen } from '../useCanOpen.ts';

import styles from './table.module.css';

interface TableRowsProps {
  columns: readonly Column[];
  actions: ReactNode;
  selects: boolean;
  /** Names a row; by default as the record type's screens do. */
  nameOf?: (row: RaRecord) => string;
  /** What a click on a row does, instead of opening the page of its record. */
  onOpen?: (id: string) => void;
}

export const TableRows = ({ columns, actions, selects, nameOf, onOpen }: TableRowsProps) => {
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const createPath = useCreatePath();
  // Renders in slices that a key or click can interrupt, instead of one long task.
  const data = useDeferredValue(useDataTableDataContext());
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const canOpen = useCanOpen() || onOpen !== undefined;

  const open = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = target.closest('tr')?.dataset.id;
    if (!canOpen || !id || target.closest('a, button, input, label')) return;
    // Selecting text to copy opens nothing; new tabs are left to the link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (window.getSelection()?.toString()) return;
    if (onOpen) onOpen(id);
    else
      void navigate(createPath({ resource, type: 'show', id }), { state: { _scrollToTop: true } });
  };

  return (
    // The row is a larger target for the pointer; keyboards use the link inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tbody onClick={open} data-opens={canOpen || undefined}>
      {data?.map((record, place) => (
        // By index: another page or order changes text instead of moving elements.
        // oxlint-disable-next-line react/no-array-index-key
        <Row
          key={place}
          record={record}
          resource={resource}
          columns={columns}
          columnKey={columns.map(({ source }) => source).join()}
          actions={actions}
          isSelected={selectedIds?.includes(record.id) ?? false}
          selects={selects}
          onToggle={isRowSelectable?.(record) === false ? undefined : handleToggleItem}
          nameOf={nameOf}
        />
      ))}
    </tbody>
  );
};

interface RowProps {
  record: RaRecord;
  resource: string;
  columns: readonly Column[];
  columnKey: string;
  actions: ReactNode;
  isSelected: boolean;
  selects: boolean;
  onToggle: ((id: Identifier, event: MouseEvent<HTMLInputElement>) => void) | undefined;
  nameOf: TableRowsProps['nameOf'];
}

const sameRow = (before: RowProps, after: RowProps) =>
  before.record === after.record &&
  before.columnKey === after.columnKey &&
  before.actions === after.actions &&
  before.selects === after.selects &&
  before.isSelected === after.isSelected;

const Row = memo((props: RowProps) => {
  const { record, resource, columns, actions, isSelected, selects, onToggle } = props;
  const t = useT();
  const represent = useGetRecordRepresentation(resource);
  const { nameOf = represent } = props;
  return (
    <RecordContextProvider value={record}>
      <tr data-id={record.id} aria-selected={isSelected}>
        {selects && (
          <td>
            {onToggle && (
              <input
                type="checkbox"
                aria-label={t('common.actions.select', { name: nameOf(record) })}
                checked={isSelected}
                onClick={(event) => onToggle(record.id, event)}
                readOnly
              />
            )}
          </td>
        )}
        {columns.map(({ source, field, isNumber }) => (
          <td key={source} data-number={isNumber || undefined}>
            {field}
          </td>
        ))}
        {actions && <td className={styles.actions}>{actions}</td>}
      </tr>
    </RecordContextProvider>
  );
}, sameRow);
Row.displayName = 'Row';
