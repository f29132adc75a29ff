import { useCallback, useMemo, type ReactNode } from 'react';
import { DataTable, useListContext } from 'react-admin';

import { hiddenByDefault, type Column } from './columns.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NoResults } from './NoResults.tsx';
import { RecordBulkActions } from './RecordBulkActions.tsx';
import { RowActions } from './RowActions.tsx';
import { TableRows } from './TableRows.tsx';

interface RecordTableProps {
  /** The same array each time. */
  columns: readonly Column[];
  /** What can be done with the selected records, beside exporting and deleting them; false for no selection. */
  bulkActions?: ReactNode;
  /** What can be done with a record, beside showing, changing and deleting it. The same element each time. */
  rowActions?: ReactNode;
}

/** The records on a desk: the columns, and more to choose from. */
export const RecordTable = ({ columns, bulkActions, rowActions }: RecordTableProps) => {
  const canSelect = bulkActions !== false;
  const actions = useMemo(() => <RowActions>{rowActions}</RowActions>, [rowActions]);
  const Rows = useCallback(
    () => <TableRows columns={columns} actions={actions} canSelect={canSelect} />,
    [columns, actions, canSelect],
  );
  const hiddenColumns = useMemo(() => hiddenByDefault(columns), [columns]);
  const { isPending } = useListContext();
  // The table's own placeholder has heads without words.
  if (isPending) return <ListSkeleton />;
  return (
    <DataTable
      body={Rows}
      hiddenColumns={hiddenColumns}
      bulkActionButtons={canSelect && <RecordBulkActions>{bulkActions}</RecordBulkActions>}
      empty={<NoResults />}
    >
      {columns.map(({ source, unsortable }) => (
        <DataTable.Col key={source} source={source} disableSort={unsortable} />
      ))}
      <DataTable.Col source="actions" disableSort />
    </DataTable>
  );
};
