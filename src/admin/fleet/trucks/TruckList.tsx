import LocalShipping from '@mui/icons-material/LocalShippingOutlined';

import { TRUCK_STATUSES } from '../../../domain/fleet/truck.ts';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { BulkStatusButton } from '../../kit/list/BulkStatusButton.tsx';
import type { CardLayout } from '../../kit/list/RecordCards.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { PlateField } from '../../plates/PlateField.tsx';
import { preloadTruckPages, TruckCreateDialog, TruckImportDialog } from './pages.ts';
import { truckColumns, type TruckColumn } from './truckColumns.tsx';
import { TruckFigures } from './TruckFigures.tsx';
import { truckFilters } from './truckFilters.tsx';
import { TruckStatusField } from './TruckStatusField.tsx';

const card: CardLayout<TruckColumn> = {
  title: <RecordLinkField />,
  subtitle: (
    <>
      <PlateField />
      <TruckStatusField />
    </>
  ),
  inHead: ['truck_number', 'plate', 'status'],
  inSight: ['model', 'registration_expiry', 'driver'],
};

const dialogs = { create: TruckCreateDialog, import: TruckImportDialog };

/** The trucks screen. */
const TruckList = () => (
  <RecordList
    figures={<TruckFigures />}
    filters={truckFilters}
    columns={truckColumns}
    card={card}
    bulkActions={<BulkStatusButton statuses={TRUCK_STATUSES} />}
    emptyIcon={<LocalShipping />}
    sort={{ field: 'truck_number', order: 'ASC' }}
    dialogs={dialogs}
    preload={preloadTruckPages}
  />
);

export default TruckList;
