import PersonAdd from '@mui/icons-material/PersonAddAlt1';

import { DRIVER_STATUSES, type DriverField } from '../../../domain/fleet/driver.ts';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { BulkStatusButton } from '../../kit/list/BulkStatusButton.tsx';
import type { CardLayout } from '../../kit/list/RecordCards.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { driverColumns } from './driverColumns.tsx';
import { DriverFigures } from './DriverFigures.tsx';
import { driverFilters } from './driverFilters.tsx';
import { DriverStatusField } from './DriverStatusField.tsx';
import { DriverCreateDialog, DriverImportDialog, preloadDriverPages } from './pages.ts';

const card: CardLayout<DriverField> = {
  title: <RecordLinkField />,
  subtitle: (
    <>
      <PlainField source="driver_id" />
      <DriverStatusField />
    </>
  ),
  inHead: ['name', 'driver_id', 'status'],
  inSight: ['gatepass_expiry', 'road_permit_expiry'],
};

const dialogs = { create: DriverCreateDialog, import: DriverImportDialog };

/** The drivers screen. */
export const DriverList = () => (
  <RecordList
    figures={<DriverFigures />}
    filters={driverFilters}
    columns={driverColumns}
    card={card}
    bulkActions={<BulkStatusButton statuses={DRIVER_STATUSES} />}
    emptyIcon={<PersonAdd />}
    sort={{ field: 'name', order: 'ASC' }}
    dialogs={dialogs}
    preload={preloadDriverPages}
  />
);
