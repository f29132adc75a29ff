import { PLATE_SOURCES } from '../../src/domain/fleet/plate.ts';
import {
  BODY_TYPES,
  DEFAULT_TRUCK_STATUS,
  TRACKING_STATUSES,
  TRUCK_STATUSES,
  type TruckField,
} from '../../src/domain/fleet/truck.ts';
import { date, maxLength, oneOf, required, type Check } from '../../src/domain/validation.ts';
import { checkAll, checkAmounts, checkLinks } from './checks.ts';
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

const checks: Partial<Record<TruckField, readonly Check[]>> = {
  truck_number: [required, maxLength(50)],
  plate_emirate: [oneOf(PLATE_SOURCES)],
  plate_category: [maxLength(50)],
  plate_code: [maxLength(10)],
  plate_number: [maxLength(10)],
  make: [maxLength(100)],
  model: [maxLength(100)],
  body_type: [oneOf(BODY_TYPES)],
  registration_expiry: [date],
  insurance_expiry: [date],
  road_permit_expiry: [date],
  gatepass_expiry: [date],
  tracking_status: [oneOf(TRACKING_STATUSES)],
  status: [oneOf(TRUCK_STATUSES)],
  notes: [maxLength(2000)],
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
    ...checkAll(checks, draft),
    ...checkAmounts(draft, {
      year: { min: 1950, max: 2100 },
      axle_count: { min: 1, max: 12 },
      odometer_km: { min: 0, max: 5_000_000 },
      fuel_tank_capacity_l: { min: 0, max: 5000 },
      expected_l_per_100km: { min: 0, max: 200 },
    }),
    ...checkLinks(draft, api, { company_id: 'companies' }),
  }),
  label: ({ truck_number }) => truck_number,
  refuseDelete: (truck, api) => {
    const driver = api.store.drivers.find(({ truck_id }) => truck_id === truck.id);
    return driver && `${truck.truck_number} is assigned to ${driver.driver_id} ${driver.name}`;
  },
};
