import { dayFilters } from '../records/dayFilters.ts';
import { decimal, flag, integer, readOnly, relationship, text } from '../records/field.ts';
import { recordType, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { ISSUE_NAMES } from './aliases.ts';
import { closingFields, entryFields, headSection, LITRES, MAX_PRICE } from './entry.ts';
import { outgoing } from './wire.ts';

/** Diesel given to trucks. `Issue` never means a defect here. */
export const dieselIssues = recordType({
  name: RESOURCES.dieselIssues,
  label: 'ref',
  fields: {
    ...entryFields,
    truck_id: relationship(RESOURCES.trucks, { required: true, posted: true }),
    driver_id: relationship(RESOURCES.drivers, { posted: true }),
    liters: decimal({ ...LITRES, posted: true }),
    odometer_km: integer({ max: 5_000_000, grouped: true, posted: true }),
    full_tank: flag({ initial: true, posted: true }),
    /** AED per litre when it was issued. */
    unit_cost: decimal({ min: 0, max: MAX_PRICE, posted: true }),
    total_cost: readOnly(decimal({ grouped: true })),
    issued_by: readOnly(text({ required: true, search: true })),
    ...closingFields,
  },
  rules: [outgoing(ISSUE_NAMES)],
  ownFilters: dayFilters,
  filters: ['from', 'to', 'branch_id'],
  columns: [
    'ref',
    'at',
    'branch_id',
    'truck_id',
    'driver_id',
    'liters',
    'odometer_km',
    'total_cost',
  ],
  sections: {
    ...headSection,
    main: ['truck_id', 'driver_id', 'liters', 'full_tank', 'odometer_km'],
    voucher: ['branch_id', 'issued_by', 'unit_cost', 'total_cost'],
  },
});

export interface DieselIssue extends RecordOf<typeof dieselIssues> {}
