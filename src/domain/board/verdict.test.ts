import { expect, it } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { documentWith, driverWith, truckWith } from '../fleet/testing.ts';
import { RESOURCES } from '../records/resources.ts';
import { driveSets } from './driveSets.ts';
import { verdictOf } from './verdict.ts';

const day = testDay();
const later = addDays(day.today, 300);
const dates = { registration_expiry: later, insurance_expiry: later };

const sets = driveSets(
  {
    drivers: [
      driverWith({ id: 1, truck_id: 1, gatepass_expiry: later, road_permit_expiry: later }),
    ],
    trucks: [truckWith({ id: 1, ...dates }), truckWith({ id: 2, ...dates, status: 'maintenance' })],
    trailers: [],
    documents: [
      documentWith({
        id: 1,
        category: 'visa',
        holder_type: 'driver',
        holder_id: 1,
        expiry_date: addDays(day.today, -5),
      }),
    ],
  },
  day,
);

it('stops a driver by an expired visa, though nothing is wrong with the truck of the set', () => {
  const driver = verdictOf(sets, RESOURCES.drivers, 1);
  expect(driver).toMatchObject({ status: 'red', reasons: [{ about: 'expiry' }] });
  expect(verdictOf(sets, RESOURCES.trucks, 1)).toEqual({ status: 'green', reasons: [] });
});

it('stops a truck that is not in service', () => {
  const truck = verdictOf(sets, RESOURCES.trucks, 2);
  expect(truck).toMatchObject({ status: 'red', reasons: [{ about: 'status' }] });
});

it('says nothing of what it does not know', () => {
  expect(verdictOf(sets, RESOURCES.trucks, 9)).toBeUndefined();
  expect(verdictOf(sets, RESOURCES.companies, 1)).toBeUndefined();
});
