import { trucks, type Truck } from '../../src/domain/fleet/trucks.ts';
import { emptyRow } from '../../src/domain/records/values.ts';
import { expiryDay, type Calendar } from './calendar.ts';
import { companies } from './companies.ts';
import { plateMaker } from './plates.ts';
import { Random } from './random.ts';

interface Model {
  make: string;
  model: string;
  body: NonNullable<Truck['body_type']>;
  axles: number;
  tank: number;
  consumption: number;
}

const MODELS: readonly Model[] = [
  {
    make: 'Mercedes-Benz',
    model: 'Actros 2041',
    body: 'tractor',
    axles: 2,
    tank: 600,
    consumption: 33,
  },
  {
    make: 'Mercedes-Benz',
    model: 'Actros 3340',
    body: 'tractor',
    axles: 3,
    tank: 700,
    consumption: 38,
  },
  { make: 'Volvo', model: 'FH 460', body: 'tractor', axles: 2, tank: 600, consumption: 31 },
  { make: 'Volvo', model: 'FMX 440', body: 'tipper', axles: 4, tank: 400, consumption: 45 },
  { make: 'MAN', model: 'TGS 33.480', body: 'tractor', axles: 3, tank: 600, consumption: 37 },
  { make: 'Scania', model: 'R 450', body: 'tractor', axles: 2, tank: 700, consumption: 30 },
  { make: 'Scania', model: 'P 410', body: 'tanker', axles: 3, tank: 400, consumption: 35 },
  { make: 'DAF', model: 'XF 480', body: 'tractor', axles: 2, tank: 650, consumption: 31 },
  { make: 'Iveco', model: 'Trakker 410', body: 'tipper', axles: 4, tank: 350, consumption: 47 },
  { make: 'Hino', model: '500 FG8J', body: 'rigid', axles: 2, tank: 200, consumption: 24 },
  { make: 'Isuzu', model: 'FVR 34', body: 'rigid', axles: 2, tank: 200, consumption: 23 },
  {
    make: 'Mitsubishi Fuso',
    model: 'Canter',
    body: 'pickup',
    axles: 2,
    tank: 100,
    consumption: 14,
  },
  { make: 'Sinotruk', model: 'Howo A7', body: 'tractor', axles: 3, tank: 400, consumption: 40 },
];

const COLORS = ['White', 'White', 'White', 'Blue', 'Red', 'Silver', 'Yellow'] as const;
const INSURERS = [
  'Desert Shield Insurance',
  'Gulf Pearl Takaful',
  'Emirates Coast Insurance',
] as const;
const PROVIDERS = ['Asateel', 'RTA Telematics'] as const;

export const generateTrucks = (seed: number, count: number, calendar: Calendar): Truck[] => {
  const random = new Random(seed, 'trucks');
  const nextPlate = plateMaker(random);
  return Array.from({ length: count }, (_, index) => {
    const { make, model, body, axles, tank, consumption } = random.pick(MODELS);
    const tracking = random.weighted([
      ['active', 80],
      ['offline', 12],
      ['none', 8],
    ] as const);
    const tracked = tracking !== 'none';
    return {
      ...emptyRow(trucks),
      id: index + 1,
      truck_number: `T-${101 + index}`,
      make,
      model,
      year: Number(calendar.today.slice(0, 4)) - random.int(0, 12),
      color: random.pick(COLORS),
      body_type: body,
      axle_count: axles,
      chassis_no: `WQF${random.digits(14)}`,
      company_id: random.chance(0.95) ? random.pick(companies).id : null,
      ...nextPlate(),
      registration_expiry: expiryDay(calendar, random, index),
      insurance_company: random.pick(INSURERS),
      insurance_expiry: expiryDay(calendar, random, index, 3),
      road_permit_expiry: expiryDay(calendar, random, index, 6),
      gatepass_expiry: expiryDay(calendar, random, index, 9),
      tracking_status: tracking,
      tracking_provider: tracked ? random.pick(PROVIDERS) : null,
      tracking_last_seen: tracked
        ? calendar.instant(tracking === 'active' ? -1 : -random.int(3, 60), random)
        : null,
      odometer_km: random.int(12_000, 890_000),
      fuel_tank_capacity_l: tank,
      expected_l_per_100km: consumption,
      status: random.weighted([
        ['active', 84],
        ['maintenance', 9],
        ['inactive', 5],
        ['sold', 2],
      ] as const),
    };
  });
};
