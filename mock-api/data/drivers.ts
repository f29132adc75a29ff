import { drivers, type Driver } from '../../src/domain/fleet/drivers.ts';
import type { Trailer } from '../../src/domain/fleet/trailers.ts';
import type { Truck } from '../../src/domain/fleet/trucks.ts';
import { emptyRow } from '../../src/domain/records/values.ts';
import { expiryDay, type Calendar } from './calendar.ts';
import { companies } from './companies.ts';
import { mobileNumber, personName } from './names.ts';
import { Random } from './random.ts';

const STATUS_WEIGHTS = [
  ['active', 82],
  ['vacation', 12],
  ['cancelled', 6],
] as const;
const FIRST_NUMBER = 1001;

const emailOf = (name: string, number: number) =>
  `${name.toLowerCase().replaceAll(' ', '.')}.${number}@drivers.qafila.example`;

const pool = (random: Random, vehicles: readonly (Truck | Trailer)[]) => {
  const free = random.shuffled(vehicles.filter(({ status }) => status === 'active'));
  return (share: number): number | null => (random.chance(share) ? (free.pop()?.id ?? null) : null);
};

export const generateDrivers = (
  seed: number,
  count: number,
  calendar: Calendar,
  vehicles: { trucks: readonly Truck[]; trailers: readonly Trailer[] },
): Driver[] => {
  const random = new Random(seed, 'drivers');
  const nextTruck = pool(random, vehicles.trucks);
  const nextTrailer = pool(random, vehicles.trailers);
  return Array.from({ length: count }, (_, index) => {
    const number = FIRST_NUMBER + index;
    const { name, name_ar } = personName(random);
    const status = random.weighted(STATUS_WEIGHTS);
    const truck_id = status === 'active' ? nextTruck(0.75) : null;
    return {
      ...emptyRow(drivers),
      id: index + 1,
      driver_id: `D-${number}`,
      name,
      name_ar,
      uae_number: random.chance(0.95) ? random.digits(8) : null,
      phone: random.chance(0.96) ? mobileNumber(random) : null,
      email: random.chance(0.6) ? emailOf(name, number) : null,
      company_id: random.chance(0.94) ? random.pick(companies).id : null,
      truck_id,
      trailer_id: truck_id === null ? null : nextTrailer(0.85),
      gatepass_expiry: expiryDay(calendar, random, index),
      road_permit_expiry: expiryDay(calendar, random, index, 5),
      status,
    };
  });
};
