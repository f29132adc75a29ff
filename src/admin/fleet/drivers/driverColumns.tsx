import type { DriverField } from '../../../domain/drivers/driver.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { ExpiryField } from '../../common/ExpiryField.tsx';
import { OptionField } from '../../common/OptionField.tsx';
import { PlainField } from '../../common/PlainField.tsx';
import type { Column } from '../../common/table/columns.ts';
import { DriverNameField } from './DriverNameField.tsx';
import { DriverStatusField } from './DriverStatusField.tsx';

/** The columns of the drivers, for the table, the cards, the record's page and the export. */
export const driverColumns: readonly Column<DriverField>[] = [
  { source: 'name', field: <DriverNameField /> },
  { source: 'driver_id', field: <PlainField source="driver_id" /> },
  { source: 'uae_number', field: <PlainField source="uae_number" /> },
  { source: 'status', field: <DriverStatusField /> },
  { source: 'gatepass_expiry', field: <ExpiryField source="gatepass_expiry" /> },
  { source: 'road_permit_expiry', field: <ExpiryField source="road_permit_expiry" /> },
  { source: 'name_ar', field: <PlainField source="name_ar" />, hidden: true },
  { source: 'phone', field: <PlainField source="phone" />, hidden: true },
  { source: 'email', field: <PlainField source="email" />, hidden: true },
  {
    source: 'company_id',
    field: <OptionField source="company_id" reference={RESOURCES.companies} text="name" />,
    hidden: true,
  },
  {
    source: 'truck_id',
    field: <OptionField source="truck_id" reference={RESOURCES.trucks} text="truck_number" />,
    hidden: true,
  },
  {
    source: 'trailer_id',
    field: <OptionField source="trailer_id" reference={RESOURCES.trailers} text="trailer_number" />,
    hidden: true,
  },
];
