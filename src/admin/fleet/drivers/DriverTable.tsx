import { DataTable } from 'react-admin';

import { RowActions } from '../../common/RowActions.tsx';
import { hiddenByDefault } from '../../common/table/columns.ts';
import { TableRows } from '../../common/table/TableRows.tsx';
import { DriverBulkActions } from './DriverBulkActions.tsx';
import { driverColumns } from './driverColumns.tsx';
import { DriverNoResults } from './DriverNoResults.tsx';

const rowActions = <RowActions />;
const DriverRows = () => <TableRows columns={driverColumns} actions={rowActions} />;
const hiddenColumns = hiddenByDefault(driverColumns);

/** The drivers on a desk: seven columns, and more to choose from. */
export const DriverTable = () => (
  <DataTable
    body={DriverRows}
    hiddenColumns={hiddenColumns}
    bulkActionButtons={<DriverBulkActions />}
    empty={<DriverNoResults />}
  >
    {driverColumns.map(({ source }) => (
      <DataTable.Col key={source} source={source} />
    ))}
    <DataTable.Col source="actions" disableSort />
  </DataTable>
);
