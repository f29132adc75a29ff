import { plateTaken } from '../../src/domain/fleet/plateKey.ts';
import { DEFAULT_TRUCK_STATUS, type TruckField } from '../../src/domain/fleet/truck.ts';
import { truckProblems } from '../../src/domain/fleet/truckChecks.ts';
import { wordsFor } from '../words.ts';
import { checkLinks } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const fields: Record<TruckField, FieldType> = {
  truck_number: 'text',
  plate_emirate: 'text',
  plate_category: 'text',
  plate_code: 'text',
  plate_number: 'text',
  make: 'text',
  model: 'text',
  year: 'integer',
  color: 'text',
  body_type: 'text',
  axle_count: 'integer',
  chassis_no: 'text',
  company_id: 'integer',
  registration_expiry: 'text',
  insurance_company: 'text',
  insurance_expiry: 'text',
  road_permit_expiry: 'text',
  gatepass_expiry: 'text',
  tracking_status: 'text',
  tracking_provider: 'text',
  tracking_last_seen: 'text',
  odometer_km: 'integer',
  fuel_tank_capacity_l: 'number',
  expected_l_per_100km: 'number',
  status: 'text',
  notes: 'text',
};

export const truckKind: RecordKind<'trucks'> & { key: string } = {
  collection: 'trucks',
  resource: 'fleet/trucks',
  noun: 'truck',
  key: 'truck_number',
  fields,
  empty: {
    truck_number: '',
    plate_emirate: null,
    plate_category: null,
    plate_code: null,
    plate_number: null,
    make: null,
    model: null,
    year: null,
    color: null,
    body_type: null,
    axle_count: null,
    chassis_no: null,
    company_id: null,
    registration_expiry: null,
    insurance_company: null,
    insurance_expiry: null,
    road_permit_expiry: null,
    gatepass_expiry: null,
    tracking_status: 'none',
    tracking_provider: null,
    tracking_last_seen: null,
    odometer_km: null,
    fuel_tank_capacity_l: null,
    expected_l_per_100km: null,
    status: DEFAULT_TRUCK_STATUS,
    notes: null,
  },
  problems: (draft, api) => ({
    ...wordsFor({
      ...plateTaken(api.store.trucks.all(), draft, draft['id']),
      ...truckProblems(draft),
    }),
    ...checkLinks(draft, api, { company_id: 'companies' }),
  }),
  label: ({ truck_number }) => truck_number,
  refuseDelete: (truck, api) => {
    const driver = api.store.drivers.find(({ truck_id }) => truck_id === truck.id);
    return driver && `${truck.truck_number} is assigned to ${driver.driver_id} ${driver.name}`;
  },
};
