import { DataTable } from 'react-admin';

import { RowActions } from '../../common/RowActions.tsx';
import { DriverBulkActions } from './DriverBulkActions.tsx';
import { driverColumns, hiddenByDefault } from './driverColumns.tsx';
import { DriverNoResults } from './DriverNoResults.tsx';

/** The drivers on a desk: seven columns, and more to choose from. */
export const DriverTable = () => (
  <DataTable
    rowClick="show"
    hiddenColumns={hiddenByDefault}
    bulkActionButtons={<DriverBulkActions />}
    empty={<DriverNoResults />}
  >
    {driverColumns.map(({ source, field }) => (
      <DataTable.Col key={source} source={source}>
        {field}
      </DataTable.Col>
    ))}
    <DataTable.Col source="actions" disableSort>
      <RowActions />
    </DataTable.Col>
  </DataTable>
);
