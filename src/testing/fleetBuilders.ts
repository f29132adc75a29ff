import { addDays } from '../domain/base/dates.ts';
import { testDay } from '../domain/base/testing.ts';
import { trailerWith, truckWith } from '../domain/fleet/testing.ts';
import type { Trailer } from '../domain/fleet/trailers.ts';
import type { Truck } from '../domain/fleet/trucks.ts';

/** A few trucks covering every status and every state of an expiry date. */
export const someTrucks = (): Truck[] => {
  const { today } = testDay();
  return [
    truckWith({
      id: 1,
      truck_number: 'T-101',
      plate_emirate: 'Dubai',
      plate_category: 'Transport',
      plate_code: 'K',
      plate_number: '12345',
      make: 'Volvo',
      model: 'FH 460',
      body_type: 'tractor',
      company_id: 1,
      registration_expiry: addDays(today, 3),
      insurance_expiry: addDays(today, 200),
      tracking_status: 'active',
      tracking_provider: 'Asateel',
      tracking_last_seen: '2026-03-09T08:30:00Z',
      odometer_km: 120_500,
    }),
    truckWith({
      id: 2,
      truck_number: 'T-102',
      plate_emirate: 'Abu Dhabi',
      plate_code: '11',
      plate_number: '4567',
      model: 'TGS 33.480',
      registration_expiry: addDays(today, -2),
      tracking_status: 'offline',
      status: 'maintenance',
    }),
    truckWith({ id: 3, truck_number: 'T-103', model: 'Canter', status: 'sold' }),
  ];
};

/** A few trailers, one of them refrigerated. */
export const someTrailers = (): Trailer[] => {
  const { today } = testDay();
  return [
    trailerWith({
      id: 1,
      trailer_number: 'TR-201',
      type: 'refrigerated',
      model: 'S.KO Cool',
      color: 'White',
      tir_number: 'AE-100200',
      registration_expiry: addDays(today, 5),
      load_state: 'loaded',
      temp_min_c: -20,
      temp_max_c: -15,
    }),
    trailerWith({
      id: 2,
      trailer_number: 'TR-202',
      type: 'flatbed',
      model: 'Profi Liner',
      registration_expiry: addDays(today, -4),
      status: 'maintenance',
    }),
  ];
};

/** Trucks and trailers for figures: with different numbers of due, expired and valid dates. */
export const countedFleet = (): { trucks: Truck[]; trailers: Trailer[] } => {
  const today = testDay().today;
  return {
    trucks: [
      truckWith({ id: 1, truck_number: 'T-101', model: 'Actros', registration_expiry: today }),
      truckWith({
        id: 2,
        truck_number: 'T-102',
        model: 'FH 460',
        insurance_expiry: addDays(today, 5),
      }),
      truckWith({
        id: 3,
        truck_number: 'T-103',
        status: 'maintenance',
        gatepass_expiry: addDays(today, -4),
      }),
    ],
    trailers: [
      trailerWith({ id: 1, trailer_number: 'TR-201', type: 'flatbed', load_state: 'loaded' }),
      trailerWith({
        id: 2,
        trailer_number: 'TR-202',
        type: 'refrigerated',
        tir_expiry: addDays(today, 40),
      }),
    ],
  };
};
