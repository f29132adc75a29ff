import fc from 'fast-check';
import { expect, test } from 'vitest';

import { showLitres, showPercent, showUnitPrice } from '../base/amountTexts.ts';
import {
  averagePrice,
  costInFils,
  fromUnitPrice,
  roundHalfUp,
  toAed,
  toFils,
  toLitres,
  toMillilitres,
  toUnitPrice,
  unitPriceOf,
} from './amounts.ts';

const MILLION_LITRES = 1_000_000_000;
const millilitres = fc.integer({ min: -MILLION_LITRES, max: MILLION_LITRES });
const fils = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
const unitPrice = fc.integer({ min: 1, max: 1_000_000 });

test('whole amounts survive the conversion to decimals and back', () => {
  fc.assert(
    fc.property(millilitres, fils, unitPrice, (ml, amount, price) => {
      expect(toMillilitres(toLitres(ml))).toBe(ml);
      expect(toFils(toAed(amount))).toBe(amount);
      expect(toUnitPrice(fromUnitPrice(price))).toBe(price);
    }),
  );
});

test('a total does not depend on the order of its parts', () => {
  const shuffled = fc
    .array(millilitres, { maxLength: 50 })
    .chain((parts) =>
      fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length })),
    );
  const total = (parts: number[]) =>
    parts.map((part) => toMillilitres(toLitres(part))).reduce((sum, part) => sum + part, 0);
  fc.assert(
    fc.property(shuffled, ([parts, others]) => {
      expect(total(others)).toBe(total(parts));
    }),
  );
});

test('halves round away from zero, as written', () => {
  expect([toMillilitres(1.0005), toMillilitres(-1.0005)]).toEqual([1001, -1001]);
  expect([toFils(1.005), toFils(-0.005), toFils(8.345)]).toEqual([101, -1, 835]);
  expect([toFils(1e-7), toMillilitres(1e6)]).toEqual([0, 1_000_000_000]);
  expect([roundHalfUp(-0.4), roundHalfUp(2.5), roundHalfUp(-2.5)]).toEqual([0, 3, -3]);
});

test('0.1 and 0.2 litres are 0.3 litres', () => {
  expect(toLitres(toMillilitres(0.1) + toMillilitres(0.2))).toBe(0.3);
});

test('a cost is rounded once, and leads back to its price', () => {
  expect(costInFils(toMillilitres(333.333), toUnitPrice(2.87))).toBe(toFils(956.67));
  expect(unitPriceOf(toMillilitres(200), toFils(575))).toBe(toUnitPrice(2.875));
  expect(unitPriceOf(0, 100)).toBeUndefined();
  const litres = fc.integer({ min: 100_000, max: MILLION_LITRES });
  fc.assert(
    fc.property(litres, unitPrice, (ml, price) => {
      const found = unitPriceOf(ml, costInFils(ml, price)) ?? 0;
      expect(Math.abs(found - price)).toBeLessThanOrEqual(1);
    }),
  );
});

test('amounts are shown without noise', () => {
  expect(showLitres(1234.5)).toBe('1,234.5\u00a0L');
  expect(showLitres(0.1 + 0.2)).toBe('0.3\u00a0L');
  expect(showLitres(-12_000)).toBe('−12,000\u00a0L');
  expect(showLitres(28.66, 1)).toBe('28.7\u00a0L');
  expect(showUnitPrice(2.8, 'AED')).toBe('AED\u00a02.80');
  expect(showUnitPrice(2.87356, 'AED')).toBe('AED\u00a02.8736');
  expect(showPercent(0.0081)).toBe('0.8%');
});

test('an average price times its litres is their value to the fils, with no more decimals than that needs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MILLION_LITRES }),
      fc.integer({ min: 0, max: 400_000_000 }),
      (ml, amount) => {
        const price = averagePrice(ml, amount) ?? NaN;
        expect(costInFils(ml, price * 10_000)).toBe(amount);
      },
    ),
  );
  expect(averagePrice(29_060_000, 8_964_600)).toBe(3.084859);
  expect(averagePrice(10_000, 3100)).toBe(3.1);
  expect(averagePrice(0, 5)).toBeUndefined();
});
