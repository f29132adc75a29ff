import { foldKey } from '../base/fold.ts';
import { isEmpty, type Problems } from '../base/validation.ts';
import { dayFilters } from '../records/dayFilters.ts';
import { decimal, flag, integer, readOnly, relationship, text } from '../records/field.ts';
import { recordType, type Draft, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { closingFields, entryFields, headSection, LITRES, PRICE } from './entry.ts';

/** A truck or driver is its id, or its name where the server gives none or lets no one look ids up. */
const truckProblems = ({ truck_id, truck_number }: Draft): Problems<string> =>
  isEmpty(truck_id) && isEmpty(truck_number)
    ? { truck_id: { code: 'required' }, truck_number: { code: 'required' } }
    : {};

export const dieselIssues = recordType({
  name: RESOURCES.dieselIssues,
  label: 'ref',
  fields: {
    ...entryFields,
    truck_id: relationship(RESOURCES.trucks, { named: 'truck_number' }),
    /** Sent besides the id, as a server may know trucks by their numbers. */
    truck_number: text({ max: 50, search: true, column: false }),
    driver_id: relationship(RESOURCES.drivers, { named: 'driver_name' }),
    driver_name: text({ max: 255, search: true, column: false }),
    liters: decimal(LITRES),
    odometer_km: integer({ max: 5_000_000, grouped: true }),
    full_tank: flag({ initial: true }),
    /** AED per litre when it was issued. */
    unit_cost: decimal(PRICE),
    total_cost: readOnly(decimal({ unit: 'money' })),
    issued_by: readOnly(text({ required: true, search: true })),
    ...closingFields,
  },
  rules: [{ problems: truckProblems }],
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

/** What identifies a truck or driver among vouchers: the id, else the folded number or name. */
export type FleetKey = number | string;

const keyOf = (id: unknown, name: unknown): FleetKey | undefined =>
  typeof id === 'number' ? id : foldKey(name) || undefined;

type Named = {
  readonly [Name in 'truck_id' | 'truck_number' | 'driver_id' | 'driver_name']?: unknown;
};

export const truckKey = ({ truck_id, truck_number }: Named) => keyOf(truck_id, truck_number);
export const driverKey = ({ driver_id, driver_name }: Named) => keyOf(driver_id, driver_name);

/** Finds the truck of each voucher: one with only a number goes by the id that another gives with it. */
export const truckKeys = (rows: readonly Named[]): typeof truckKey => {
  const ids = new Map<FleetKey, FleetKey>();
  for (const { truck_id: id, truck_number } of rows) {
    const number = truckKey({ truck_number });
    if (typeof id === 'number' && number !== undefined) ids.set(number, id);
  }
  return (row) => {
    const key = truckKey(row);
    return key === undefined ? undefined : (ids.get(key) ?? key);
  };
};
