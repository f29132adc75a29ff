import { addDays } from '../domain/base/dates.ts';
import { testDay } from '../domain/base/testing.ts';
import type { Driver } from '../domain/fleet/drivers.ts';
import { driverWith } from '../domain/fleet/testing.ts';

/** A driver for stories and tests, with unremarkable values for whatever is not given. */
export const buildDriver = (given: Partial<Driver> & { id: number }): Driver =>
  driverWith({
    driver_id: `D-${1000 + given.id}`,
    name: `Driver ${given.id}`,
    uae_number: `4480${given.id}`,
    phone: '+971 50 123 4567',
    email: `driver${given.id}@example.com`,
    company_id: 1,
    gatepass_expiry: addDays(testDay().today, 200),
    road_permit_expiry: addDays(testDay().today, 300),
    ...given,
  });

/** A few drivers covering every status and every state of an expiry date. */
export const someDrivers = (): Driver[] => {
  const { today } = testDay();
  return [
    buildDriver({ id: 1, name: 'Ahmed Khan', name_ar: 'أحمد خان', truck_id: 1, trailer_id: 1 }),
    buildDriver({ id: 2, name: 'Bilal Hussain', gatepass_expiry: addDays(today, 3) }),
    buildDriver({ id: 3, name: 'Chandran Pillai', gatepass_expiry: addDays(today, -2) }),
    buildDriver({ id: 4, name: 'Dawit Alemu', status: 'vacation', road_permit_expiry: today }),
    buildDriver({ id: 5, name: 'Emran Miah', status: 'cancelled', gatepass_expiry: null }),
    buildDriver({
      id: 6,
      name: 'عبدالله المنصوري',
      uae_number: null,
      phone: null,
      road_permit_expiry: addDays(today, 31),
    }),
  ];
};

export const manyDrivers = (count: number): Driver[] =>
  Array.from({ length: count }, (_, index) => buildDriver({ id: index + 1 }));
