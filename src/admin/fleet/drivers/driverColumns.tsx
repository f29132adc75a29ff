import type { DriverField } from '../../../domain/fleet/driver.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { expiryColumn, optionColumn, plainColumn } from '../../kit/list/makeColumns.tsx';
import { DriverStatusField } from './DriverStatusField.tsx';

const hidden = { hidden: true };

/** The columns of the drivers, for the table, the cards, the record's page and the export. */
export const driverColumns: readonly Column<DriverField>[] = [
  { source: 'name', field: <RecordLinkField /> },
  plainColumn('driver_id'),
  plainColumn('uae_number'),
  { source: 'status', field: <DriverStatusField /> },
  expiryColumn('gatepass_expiry'),
  expiryColumn('road_permit_expiry'),
  plainColumn('name_ar', hidden),
  plainColumn('phone', hidden),
  plainColumn('email', hidden),
  optionColumn('company_id', { reference: RESOURCES.companies, text: 'name' }, hidden),
  optionColumn(
    'truck_id',
    { reference: RESOURCES.trucks, text: 'truck_number', link: true },
    hidden,
  ),
  optionColumn(
    'trailer_id',
    { reference: RESOURCES.trailers, text: 'trailer_number', link: true },
    hidden,
  ),
];
