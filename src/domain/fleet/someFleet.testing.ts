import fc from 'fast-check';

import { addDays } from '../base/dates.ts';
import { trailerWith, truckWith } from './testing.ts';
import { trailers, type Trailer } from './trailers.ts';
import { trucks, type Truck } from './trucks.ts';

export const TODAY = '2026-02-27';
/** The last day that is due soon. */
export const LIMIT = '2026-03-29';

const someDay = fc.option(
  fc.oneof(
    fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days)),
    fc.constantFrom('0000-00-00', '', '2026-02-30'),
  ),
);

export const someTrucks = fc
  .array(
    fc.record({
      registration_expiry: someDay,
      insurance_expiry: someDay,
      road_permit_expiry: someDay,
      gatepass_expiry: someDay,
      status: fc.constantFrom(...trucks.fields.status.options),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((row, id) => truckWith({ ...row, id, truck_number: `T-${id}` })));

export const someTrailers = fc
  .array(
    fc.record({
      registration_expiry: someDay,
      insurance_expiry: someDay,
      tir_expiry: someDay,
      status: fc.constantFrom(...trailers.fields.status.options),
      type: fc.option(fc.constantFrom(...trailers.fields.type.options)),
      load_state: fc.constantFrom(...trailers.fields.load_state.options),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((row, id) => trailerWith({ ...row, id, trailer_number: `TR-${id}` })));

/** Judged by the text of the dates alone, without the domain's rules. */
export const isReal = (day: string | null): day is string =>
  !!day && day !== '0000-00-00' && day !== '2026-02-30';
export const isDue = (day: string | null) => isReal(day) && day >= TODAY && day <= LIMIT;
export const isPast = (day: string | null) => isReal(day) && day < TODAY;

export const truckDays = (truck: Truck) => [
  truck.registration_expiry,
  truck.insurance_expiry,
  truck.road_permit_expiry,
  truck.gatepass_expiry,
];
export const trailerDays = (trailer: Trailer) => [
  trailer.registration_expiry,
  trailer.insurance_expiry,
  trailer.tir_expiry,
];
