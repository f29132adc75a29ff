import { calendarDay, relationship, select, text } from '../records/field.ts';
import { recordType, type FieldOf, type FilterOf, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { assignedRule, driversVehicles } from './assigned.ts';

export const drivers = recordType({
  name: RESOURCES.drivers,
  key: 'driver_id',
  isNumbered: true,
  label: 'name',
  hint: 'driver_id',
  fields: {
    driver_id: text({ required: true, max: 50, search: true }),
    name: text({ required: true, max: 255, search: true }),
    name_ar: text({ max: 255, search: true }),
    // The meaning of this number is undecided: it is stored as typed and never interpreted.
    uae_number: text({ max: 50, search: true }),
    phone: text({ format: 'phone', latinDigits: true, search: true }),
    email: text({ format: 'email', max: 255 }),
    company_id: relationship(RESOURCES.companies),
    truck_id: relationship(RESOURCES.trucks, { exclusive: true }),
    trailer_id: relationship(RESOURCES.trailers, { exclusive: true }),
    gatepass_expiry: calendarDay({ expiry: 'gatepass', needed: true }),
    road_permit_expiry: calendarDay({ expiry: 'road_permit', needed: true }),
    status: select(['active', 'vacation', 'cancelled'], {
      default: 'active',
      tones: { active: 'good', vacation: 'info', cancelled: 'neutral' },
      outOfService: ['cancelled'],
      also: { inactive: { not: 'active' } },
    }),
  },
  rules: [assignedRule],
  join: driversVehicles,
  filters: ['status'],
  stats: {
    active: { status: 'active' },
    gatepass: { gatepass: 'due' },
    road_permit: { road_permit: 'due' },
  },
  columns: ['name', 'driver_id', 'uae_number', 'status', 'gatepass_expiry', 'road_permit_expiry'],
  sections: {
    person: ['driver_id', 'status', 'name', 'name_ar', 'uae_number', 'company_id'],
    expiries: ['gatepass_expiry', 'road_permit_expiry'],
    assignment: ['truck_id', 'trailer_id'],
    contact: ['phone', 'email'],
  },
});

export type Driver = RecordOf<typeof drivers>;
export type DriverField = FieldOf<typeof drivers>;
export type DriverFilter = FilterOf<typeof drivers>;
