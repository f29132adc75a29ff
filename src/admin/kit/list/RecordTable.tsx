import { useCallback, useMemo, type ReactNode } from 'react';
import { DataTable, useListContext } from 'react-admin';

import { useMay } from '../useMay.ts';
import { hiddenByDefault, type Column } from './columns.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NoResults } from './NoResults.tsx';
import { RecordBulkActions } from './RecordBulkActions.tsx';
import { RowActions, useHasActions } from './RowActions.tsx';
import { TableRows } from './TableRows.tsx';

interface RecordTableProps {
  /** Must be referentially stable. */
  columns: readonly Column[];
  canSelect?: boolean;
  /** What can be done with a record, beside opening, editing and deleting it. Must be referentially stable. */
  rowActions?: ReactNode;
}

/** The records on a desk: the columns, and more to choose from. */
export const RecordTable = ({ columns, canSelect = true, rowActions }: RecordTableProps) => {
  const may = useMay();
  const selects = canSelect && (may('export') || may('edit') || may('delete'));
  const hasActions = useHasActions(rowActions);
  const actions = useMemo(
    () => hasActions && <RowActions>{rowActions}</RowActions>,
    [hasActions, rowActions],
  );
  const Rows = useCallback(
    () => <TableRows columns={columns} actions={actions} canSelect={selects} />,
    [columns, actions, selects],
  );
  const hiddenColumns = useMemo(() => hiddenByDefault(columns), [columns]);
  const { isPending } = useListContext();
  // The table's own placeholder has heads without words.
  if (isPending) return <ListSkeleton />;
  return (
    <DataTable
      body={Rows}
      hiddenColumns={hiddenColumns}
      bulkActionButtons={selects && <RecordBulkActions />}
      empty={<NoResults />}
    >
      {columns.map(({ source, unsortable }) => (
        <DataTable.Col key={source} source={source} disableSort={unsortable} />
      ))}
      {hasActions && <DataTable.Col source="actions" label="common.actions.actions" disableSort />}
    </DataTable>
  );
};
