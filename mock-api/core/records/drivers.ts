import { takenBy } from '../../../src/domain/assignments/assignment.ts';
import {
  DEFAULT_DRIVER_STATUS,
  type Driver,
  type DriverField,
} from '../../../src/domain/fleet/driver.ts';
import { driverProblems } from '../../../src/domain/fleet/driverChecks.ts';
import { wordsFor } from '../words.ts';
import { checkLinks } from './checks.ts';
import type { FieldType } from './fields.ts';
import type { RecordKind } from './recordKind.ts';

const fields: Record<DriverField, FieldType> = {
  driver_id: 'text',
  name: 'text',
  name_ar: 'text',
  uae_number: 'text',
  phone: 'text',
  email: 'text',
  company_id: 'integer',
  truck_id: 'integer',
  trailer_id: 'integer',
  gatepass_expiry: 'text',
  road_permit_expiry: 'text',
  status: 'text',
};

/** How a driver is called in the log and in refusals. */
export const driverLabel = ({ driver_id, name }: Pick<Driver, 'driver_id' | 'name'>): string =>
  `${driver_id} ${name}`;

export const driverKind: RecordKind<'drivers'> & { key: string } = {
  collection: 'drivers',
  resource: 'fleet/drivers',
  noun: 'driver',
  key: 'driver_id',
  fields,
  empty: {
    driver_id: '',
    name: '',
    name_ar: null,
    uae_number: null,
    phone: null,
    email: null,
    company_id: null,
    truck_id: null,
    trailer_id: null,
    gatepass_expiry: null,
    road_permit_expiry: null,
    status: DEFAULT_DRIVER_STATUS,
  },
  problems: (draft, api) => ({
    ...wordsFor(driverProblems(draft)),
    ...checkLinks(draft, api, {
      company_id: 'companies',
      truck_id: 'trucks',
      trailer_id: 'trailers',
    }),
  }),
  clash: (draft, drivers, api) => {
    const { id, truck_id = null, trailer_id = null } = draft as Partial<Driver>;
    if (truck_id === null && trailer_id === null) return undefined;
    const { truck_id: driving, trailer_id: pulling } = takenBy(drivers(), id, {
      truck_id,
      trailer_id,
    });
    if (driving) {
      const number = api.store.trucks.get(truck_id)?.truck_number;
      return { field: 'truck_id', words: `${number} is assigned to ${driverLabel(driving)}` };
    }
    if (!pulling) return undefined;
    const number = api.store.trailers.get(trailer_id)?.trailer_number;
    return { field: 'trailer_id', words: `${number} is assigned to ${driverLabel(pulling)}` };
  },
  label: driverLabel,
};
