import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rankerOf } from './ranking.ts';

const TRUCKS = [
  ['T-101', 'Dubai K 18812', 'Vinod Kumar\nD-1188'],
  ['T-110', 'Dubai A 14499', ''],
  ['T-118', 'Sharjah 3 6118', 'Ramesh Adhikari'],
  ['T-120', 'Dubai B 1', 'Ramesh Adhikari'],
  ['T-128', 'Dubai K 18877', ''],
  ['T-144', 'Dubai C 7', ''],
  ['T-188', 'Ajman D 2', ''],
  ['T-1880', 'Ajman D 3', ''],
  ['T-007', 'Ajman D 4', ''],
];
const rank = rankerOf(TRUCKS, (keys) => keys);
const found = (typed: string) => rank(typed).found.map(([number]) => number);
const best = (typed: string) => rank(typed).best?.[0];

describe('rankerOf', () => {
  test.each([
    ['188', 'T-188'],
    ['١٨٨', 'T-188'],
    ['144', 'T-144'],
    ['120', 'T-120'],
    ['t120', 'T-120'],
    ['T 120', 'T-120'],
    ['7', 'T-007'],
    ['6118', 'T-118'],
    ['dubai 14499', 'T-110'],
    ['vinod', 'T-101'],
    ['d1188', 'T-101'],
    ['kumar dubai', 'T-101'],
    ['sharjah ramesh', 'T-118'],
  ])('%s finds %s first', (typed, number) => {
    expect(found(typed)[0]).toBe(number);
    expect(best(typed)).toBe(number);
  });

  test('the number comes before the plate: whole, start, part', () => {
    expect(found('188')).toEqual(['T-188', 'T-1880', 'T-101', 'T-128']);
  });

  test('of two that match equally well, none is the best', () => {
    expect(best('11')).toBeUndefined();
    expect(best('ramesh adhikari')).toBeUndefined();
    expect(found('ramesh adhikari')).toEqual(['T-118', 'T-120']);
    expect(best('nothing')).toBeUndefined();
  });

  test('all are found by no letter or digit', () => {
    expect(found(' - ')).toHaveLength(TRUCKS.length);
  });

  test('a whole name is never behind another match, and the order of the items changes no rank', () => {
    const name = fc.stringMatching(/^[A-C]{1,2}-[0-2]{1,3}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1 }), fc.nat(), (names, at) => {
        const typed = names[at % names.length] ?? '';
        const own = (list: readonly string[]) => rankerOf(list, (item) => [item])(typed);
        expect(own(names).found[0]).toBe(typed);
        expect(own(names).best).toBe(own(names.toReversed()).best);
      }),
    );
  });
});
