import { useCallback, useMemo, type ReactNode } from 'react';
import { DataTable } from 'react-admin';

import { RowActions } from '../RowActions.tsx';
import { hiddenByDefault, type Column } from '../table/columns.ts';
import { TableRows } from '../table/TableRows.tsx';
import { NoResults } from './NoResults.tsx';
import { RecordBulkActions } from './RecordBulkActions.tsx';

interface RecordTableProps {
  /** The same array each time. */
  columns: readonly Column[];
  /** What can be done with the selected records, beside exporting and deleting them; false for no selection. */
  bulkActions?: ReactNode;
}

const rowActions = <RowActions />;

/** The records on a desk: the columns, and more to choose from. */
export const RecordTable = ({ columns, bulkActions }: RecordTableProps) => {
  const canSelect = bulkActions !== false;
  const Rows = useCallback(
    () => <TableRows columns={columns} actions={rowActions} canSelect={canSelect} />,
    [columns, canSelect],
  );
  return (
    <DataTable
      body={Rows}
      hiddenColumns={useMemo(() => hiddenByDefault(columns), [columns])}
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
