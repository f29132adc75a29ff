import { trailers, type Trailer } from '../../src/domain/fleet/trailers.ts';
import { emptyRow } from '../../src/domain/records/values.ts';
import { expiryDay, type Calendar } from './calendar.ts';
import { companies } from './companies.ts';
import { plateMaker } from './plates.ts';
import { Random } from './random.ts';

const MODELS: Record<
  NonNullable<Trailer['type']>,
  readonly (readonly [make: string, model: string])[]
> = {
  flatbed: [
    ['Schmitz Cargobull', 'S.PL 13.6'],
    ['Krone', 'Profi Liner'],
  ],
  container: [
    ['CIMC', 'Skeletal 40'],
    ['Krone', 'Box Liner'],
  ],
  refrigerated: [
    ['Schmitz Cargobull', 'S.KO Cool'],
    ['Lamberet', 'SR2'],
  ],
  tanker: [['Magyar', 'SR3']],
  lowbed: [['Goldhofer', 'STZ-L4']],
  curtain: [['Kögel', 'Cargo']],
};

const TYPE_WEIGHTS = [
  ['flatbed', 34],
  ['container', 28],
  ['refrigerated', 22],
  ['tanker', 6],
  ['lowbed', 5],
  ['curtain', 5],
] as const;

const COLORS = ['White', 'Blue', 'Grey', 'Red', 'Black'] as const;
const RANGES = [
  [-20, -15],
  [2, 6],
  [12, 16],
] as const;

export const generateTrailers = (seed: number, count: number, calendar: Calendar): Trailer[] => {
  const random = new Random(seed, 'trailers');
  const nextPlate = plateMaker(random);
  return Array.from({ length: count }, (_, index) => {
    const type = random.weighted(TYPE_WEIGHTS);
    const [make, model] = random.pick(MODELS[type]);
    const [coldest, warmest] = type === 'refrigerated' ? random.pick(RANGES) : [null, null];
    const hasTir = random.chance(0.4);
    return {
      ...emptyRow(trailers),
      id: index + 1,
      trailer_number: `TR-${201 + index}`,
      type,
      make,
      model,
      color: random.pick(COLORS),
      year: Number(calendar.today.slice(0, 4)) - random.int(0, 14),
      axle_count: type === 'lowbed' ? 4 : 3,
      company_id: random.chance(0.95) ? random.pick(companies).id : null,
      ...nextPlate(),
      tir_number: hasTir ? `AE-${random.digits(6)}` : null,
      tir_expiry: hasTir ? expiryDay(calendar, random, index, 4) : null,
      registration_expiry: expiryDay(calendar, random, index),
      insurance_expiry: expiryDay(calendar, random, index, 7),
      load_state: random.chance(0.35) ? 'empty' : 'loaded',
      temp_min_c: coldest,
      temp_max_c: warmest,
      status: random.weighted([
        ['active', 86],
        ['maintenance', 9],
        ['inactive', 5],
      ] as const),
    };
  });
};
