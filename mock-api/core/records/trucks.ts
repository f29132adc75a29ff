import { DEFAULT_TRUCK_STATUS, type TruckField } from '../../../src/domain/fleet/truck.ts';
import { truckProblems } from '../../../src/domain/fleet/truckChecks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';
import { EMPTY_VEHICLE, refuseAssigned, VEHICLE_FIELD_TYPES, vehicleProblems } from './vehicles.ts';

const fields: Record<TruckField, FieldType> = {
  ...VEHICLE_FIELD_TYPES,
  truck_number: 'text',
  body_type: 'text',
  chassis_no: 'text',
  insurance_company: 'text',
  road_permit_expiry: 'text',
  gatepass_expiry: 'text',
  tracking_status: 'text',
  tracking_provider: 'text',
  tracking_last_seen: 'text',
  odometer_km: 'integer',
  fuel_tank_capacity_l: 'number',
  expected_l_per_100km: 'number',
};

export const truckKind: RecordKind<'trucks'> & { key: string } = {
  collection: 'trucks',
  resource: 'fleet/trucks',
  noun: 'truck',
  key: 'truck_number',
  fields,
  empty: {
    ...EMPTY_VEHICLE,
    truck_number: '',
    body_type: null,
    chassis_no: null,
    insurance_company: null,
    road_permit_expiry: null,
    gatepass_expiry: null,
    tracking_status: 'none',
    tracking_provider: null,
    tracking_last_seen: null,
    odometer_km: null,
    fuel_tank_capacity_l: null,
    expected_l_per_100km: null,
    status: DEFAULT_TRUCK_STATUS,
  },
  problems: vehicleProblems('trucks', truckProblems),
  label: ({ truck_number }) => truck_number,
  refuseDelete: ({ id, truck_number }, api) => refuseAssigned(api, 'truck_id', id, truck_number),
};
