import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { countByDip, dipMillilitres, readTank, TANK_FORMS, type TankForm } from './dip.ts';

const cm = fc.integer({ min: 10, max: 50_000 }).map((tenths) => tenths / 10);
const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const form = fc.constantFrom(...TANK_FORMS);
const tank = fc.record({ diameter: cm, length: cm, width: cm, height: cm });

const depthOf = (kind: TankForm, { diameter, height }: { diameter: number; height: number }) =>
  kind === 'lying' ? diameter : height;

test.each<[TankForm, number, object]>([
  ['box', 6_000_000, { length: 300, width: 200, height: 150, dip: 100 }],
  ['upright', 7_853_982, { diameter: 200, height: 300, dip: 250 }],
  // Half full, whatever the diameter: half of the cylinder.
  ['lying', 15_707_963, { diameter: 200, length: 1000, dip: 100 }],
  // A quarter of the diameter is less than a fifth of the litres.
  ['lying', 6_141_848, { diameter: 200, length: 1000, dip: 50 }],
])('a tank (%s) holds %d ml at this dip', (kind, ml, sizes) => {
  expect(dipMillilitres(kind, sizes)).toBe(ml);
});

describe('every tank', () => {
  test('holds whole millilitres, none at a dip of zero, and never less at a higher dip', () => {
    fc.assert(
      fc.property(form, tank, share, share, (kind, sizes, one, other) => {
        const at = (part: number) =>
          dipMillilitres(kind, { ...sizes, dip: depthOf(kind, sizes) * part });
        expect(at(0)).toBe(0);
        expect(at(one)).toSatisfy(Number.isSafeInteger);
        expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
        expect(at(1)).toBeGreaterThanOrEqual(at(one));
      }),
    );
  });

  test('that lies is as full below its middle as it is empty above', () => {
    fc.assert(
      fc.property(tank, share, (sizes, part) => {
        const at = (of: number) => dipMillilitres('lying', { ...sizes, dip: sizes.diameter * of });
        const difference = at(part) + at(1 - part) - at(1);
        // A millilitre of rounding, and the last digits of a large number.
        expect(Math.abs(difference)).toBeLessThanOrEqual(2 + at(1) * 1e-12);
      }),
    );
  });

  test('that lies holds what its slices add up to', () => {
    fc.assert(
      fc.property(tank, share, (sizes, part) => {
        const { diameter, length } = sizes;
        const dip = diameter * part;
        let sum = 0;
        for (let slice = 0; slice < 2000; slice += 1) {
          const height = ((slice + 0.5) / 2000) * dip;
          sum += (2 * Math.sqrt(height * (diameter - height)) * length * dip) / 2000;
        }
        const full = dipMillilitres('lying', { ...sizes, dip: diameter });
        const ml = dipMillilitres('lying', { ...sizes, dip });
        expect(Math.abs(ml - sum)).toBeLessThanOrEqual(full / 10_000 + 1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a typed dip', () => {
  const box = { length: '300', width: ' 200 ', height: '١٥٠' };

  test('is read like any number, and counted', () => {
    expect(countByDip('box', { ...box, dip: '100.5' })).toEqual({
      ml: 6_030_000,
      graduationMl: 6_000,
      problems: {},
    });
    expect(countByDip('box', { ...box, dip: '150' }).ml).toBe(9_000_000);
    expect(countByDip('box', { ...box, dip: '0' }).ml).toBe(0);
  });

  test.each<[string, object, object]>([
    ['higher than the tank', { dip: '150.1' }, { dip: { code: 'range', min: 0, max: 150 } }],
    ['below the floor', { dip: '-1' }, { dip: { code: 'range', min: 0, max: 150 } }],
    ['no number', { dip: 'full' }, { dip: { code: 'number' } }],
    ['missing', { dip: ' ' }, { dip: { code: 'required' } }],
  ])('that is %s is refused', (_why, typed, problems) => {
    expect(countByDip('box', { ...box, ...typed })).toEqual({ problems });
  });

  test.each(['0', '-200', '5001'])('of a tank %s cm wide is refused', (width) => {
    expect(countByDip('box', { ...box, width, dip: '10' })).toEqual({
      problems: { width: { code: 'range', min: 1, max: 5000 } },
    });
  });

  test('requires only the dimensions of its form', () => {
    const { problems } = countByDip('lying', { dip: '10' });
    expect(Object.keys(problems)).toEqual(['length', 'diameter']);
  });
});

describe('what the stick can tell', () => {
  test('litres are no finer than a graduation: whole centimetres of a yard tank are hundreds of litres', () => {
    const yard = { length: '850', diameter: '250' };
    expect(countByDip('lying', { ...yard, dip: '165' })).toMatchObject({ ml: 29_200_000 });
    expect(countByDip('lying', { ...yard, dip: '165' }).graduationMl).toBeCloseTo(201_300, -3);
    expect(countByDip('lying', { ...yard, dip: '165.5' })).toMatchObject({ ml: 29_320_000 });
  });

  test('they are within a graduation of the volume, and within the tank', () => {
    const typed = fc.record({ form, tank, share });
    fc.assert(
      fc.property(typed, ({ form: kind, tank: sizes, share: part }) => {
        const depth = depthOf(kind, sizes);
        const dip = Math.floor(depth * part);
        const draft = Object.entries({ ...sizes, dip }).map(([name, cms]) => [name, String(cms)]);
        const { ml = 0, graduationMl = 0 } = countByDip(kind, Object.fromEntries(draft));
        const exact = dipMillilitres(kind, { ...sizes, dip });
        expect(Math.abs(ml - exact)).toBeLessThanOrEqual(Math.max(1, graduationMl));
        expect(ml).toBeLessThanOrEqual(dipMillilitres(kind, { ...sizes, dip: depth }));
      }),
    );
  });
});

test('a remembered tank is read whatever the browser stored', () => {
  const tankSeen = { isDip: true, isBlind: true, form: 'box', length: '300' };
  expect(readTank(tankSeen)).toEqual(tankSeen);
  expect(readTank({ isDip: 'yes', form: 'egg', length: 3 })).toEqual({
    isDip: false,
    isBlind: false,
    form: 'lying',
  });
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      expect(TANK_FORMS).toContain(readTank(kept).form);
    }),
  );
});
