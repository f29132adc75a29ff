import type { TruckField } from '../../../domain/fleet/truck.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { holderColumn } from '../../assignments/HolderField.tsx';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { InstantField } from '../../kit/fields/InstantField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { expiryColumn, optionColumn, plainColumn } from '../../kit/list/makeColumns.tsx';
import { plateColumn } from '../../plates/PlateField.tsx';
import { TrackingField, TruckStatusField } from './TruckStatusField.tsx';

const hidden = { hidden: true };

/** What the list shows of a truck: its fields, the plate as one, and who drives it. */
export type TruckColumn = TruckField | 'plate' | 'driver';

/** The columns of the trucks, for the table, the cards, the record's page and the export. */
export const truckColumns: readonly Column<TruckColumn>[] = [
  { source: 'truck_number', field: <RecordLinkField short /> },
  plainColumn('model'),
  expiryColumn('registration_expiry'),
  { source: 'status', field: <TruckStatusField /> },
  { source: 'tracking_status', field: <TrackingField /> },
  plateColumn,
  holderColumn('driver', 'truck_id', hidden),
  plainColumn('make', hidden),
  plainColumn('year', hidden),
  plainColumn('color', hidden),
  {
    source: 'body_type',
    field: <ChoiceField source="body_type" labels="bodyTypes" />,
    ...hidden,
  },
  plainColumn('axle_count', hidden),
  plainColumn('chassis_no', hidden),
  optionColumn('company_id', { reference: RESOURCES.companies, text: 'name' }, hidden),
  expiryColumn('insurance_expiry', hidden),
  plainColumn('insurance_company', hidden),
  expiryColumn('road_permit_expiry', hidden),
  expiryColumn('gatepass_expiry', hidden),
  plainColumn('tracking_provider', hidden),
  {
    source: 'tracking_last_seen',
    field: <InstantField source="tracking_last_seen" />,
    ...hidden,
  },
  { source: 'odometer_km', field: <AmountField source="odometer_km" />, ...hidden },
  plainColumn('fuel_tank_capacity_l', hidden),
  plainColumn('expected_l_per_100km', hidden),
  plainColumn('notes', hidden),
];
