import { PLATE_FIELDS } from '../plates/plate.ts';
import { plateFields, plateRule } from '../plates/plateFields.ts';
import { formatPlate } from '../plates/plateText.ts';
import {
  calendarDay,
  decimal,
  instant,
  integer,
  readOnly,
  select,
  text,
} from '../records/field.ts';
import { recordType, type FieldOf, type FilterOf, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { assignedRule, isAssignedAs, vehiclesDrivers } from './assigned.ts';
import { vehicleFields } from './vehicleFields.ts';

export const trucks = recordType({
  name: RESOURCES.trucks,
  key: 'truck_number',
  isNumbered: true,
  hint: 'model',
  fields: {
    truck_number: text({ required: true, max: 50, search: true }),
    ...plateFields,
    ...vehicleFields,
    color: text({ max: 50 }),
    body_type: select(['tractor', 'rigid', 'tipper', 'tanker', 'pickup']),
    chassis_no: text({ max: 50, search: true, latinDigits: true }),
    insurance_company: text({ max: 100 }),
    road_permit_expiry: calendarDay({ expiry: 'road_permit' }),
    gatepass_expiry: calendarDay({ expiry: 'gatepass' }),
    tracking_status: select(['active', 'offline', 'none'], {
      default: 'none',
      tones: { active: 'good', offline: 'bad', none: 'neutral' },
    }),
    tracking_provider: text({ max: 100 }),
    tracking_last_seen: readOnly(instant()),
    odometer_km: integer({ max: 5_000_000, grouped: true }),
    fuel_tank_capacity_l: decimal({ min: 0, max: 5000 }),
    expected_l_per_100km: decimal({ min: 0, max: 200 }),
    status: select(['active', 'maintenance', 'inactive', 'sold'], {
      default: 'active',
      tones: { active: 'good', maintenance: 'warn', inactive: 'neutral', sold: 'neutral' },
      outOfService: ['inactive', 'sold'],
    }),
  },
  virtual: { plate: formatPlate, driver: null },
  rules: [plateRule, assignedRule],
  join: vehiclesDrivers('truck_id'),
  ownFilters: { driver: isAssignedAs },
  filters: ['status', 'driver'],
  stats: { active: { status: 'active' }, due: { expiry: 'due' } },
  columns: [
    'truck_number',
    'plate',
    'driver',
    'model',
    'registration_expiry',
    'status',
    'tracking_status',
  ],
  sections: {
    truck: [
      'truck_number',
      'status',
      'make',
      'model',
      'year',
      'body_type',
      'color',
      'axle_count',
      'chassis_no',
      'company_id',
    ],
    plate: PLATE_FIELDS,
    expiries: [
      'registration_expiry',
      'insurance_expiry',
      'road_permit_expiry',
      'gatepass_expiry',
      'insurance_company',
    ],
    tracking: ['tracking_status', 'tracking_provider', 'tracking_last_seen'],
    fuel: ['odometer_km', 'fuel_tank_capacity_l', 'expected_l_per_100km'],
    notes: ['notes'],
  },
});

export type Truck = RecordOf<typeof trucks>;
export type TruckField = FieldOf<typeof trucks>;
export type TruckFilter = FilterOf<typeof trucks>;
