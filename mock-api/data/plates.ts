import type { Plate, PlateSource } from '../../src/domain/plates/plate.ts';
import type { Random } from './random.ts';

interface PlateStyle {
  source: PlateSource;
  weight: number;
  category: string;
  codes: readonly string[];
  digits: readonly [number, number];
}

/** Dubai and most emirates use letters as codes; Abu Dhabi numbers its categories. */
const STYLES: readonly PlateStyle[] = [
  {
    source: 'Dubai',
    weight: 34,
    category: 'Transport',
    codes: ['K', 'L', 'M', 'P', 'T'],
    digits: [4, 5],
  },
  {
    source: 'Abu Dhabi',
    weight: 34,
    category: 'Commercial',
    codes: ['5', '6', '9', '11', '14'],
    digits: [4, 5],
  },
  { source: 'Sharjah', weight: 14, category: 'Commercial', codes: ['1', '2', '3'], digits: [4, 5] },
  { source: 'Ajman', weight: 6, category: 'Commercial', codes: ['A', 'B', 'C'], digits: [4, 5] },
  {
    source: 'Ras Al Khaimah',
    weight: 6,
    category: 'Commercial',
    codes: ['D', 'I', 'N'],
    digits: [4, 5],
  },
  { source: 'Fujairah', weight: 3, category: 'Commercial', codes: ['F', 'G', 'T'], digits: [4, 5] },
  {
    source: 'Umm Al Quwain',
    weight: 2,
    category: 'Commercial',
    codes: ['A', 'E', 'H'],
    digits: [3, 4],
  },
  { source: 'Oman', weight: 1, category: 'Commercial', codes: ['BA', 'RH'], digits: [4, 5] },
];
const WEIGHTED = STYLES.map((style) => [style, style.weight] as const);

/** Generates unique plates. */
export const plateMaker = (random: Random) => {
  const given = new Set<string>();
  const draw = (): Plate => {
    const { source, category, codes, digits } = random.weighted(WEIGHTED);
    const [from, to] = digits;
    return {
      plate_emirate: source,
      plate_category: category,
      plate_code: random.pick(codes),
      plate_number: `${random.int(1, 9)}${random.digits(random.int(from, to) - 1)}`,
    };
  };
  return (): Plate => {
    for (;;) {
      const plate = draw();
      const key = Object.values(plate).join('|');
      // A hundred thousand trucks may exhaust the plates; then one with more digits will do.
      const unique = given.has(key)
        ? { ...plate, plate_number: `${plate.plate_number}${random.digits(2)}` }
        : plate;
      const uniqueKey = Object.values(unique).join('|');
      if (given.has(uniqueKey)) continue;
      given.add(uniqueKey);
      return unique;
    }
  };
};
