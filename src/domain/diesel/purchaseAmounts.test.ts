import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toFils, toMillilitres, toUnitPrice } from './amounts.ts';
import {
  amountsRule,
  deliveryShortfall,
  PURCHASE_PARTS,
  purchaseAmounts,
} from './purchaseAmounts.ts';

const litres = fc.integer({ min: 1, max: 100_000_000 }).map((ml) => ml / 1000);
const price = fc.integer({ min: 1, max: 1_000_000 }).map((unit) => unit / 10_000);
const total = fc.integer({ min: 1, max: 100_000_000 }).map((fils) => fils / 100);

describe('purchaseAmounts', () => {
  it('reads an invoice as printed', () => {
    const invoice = {
      liters_invoiced: 33_333,
      unit_price: 2.55,
      net: 84_999.15,
      vat: 4249.96,
      total: 89_249.11,
    };
    expect(purchaseAmounts({ liters_invoiced: 33_333, unit_price: '2.55' }, 'total')).toEqual(
      invoice,
    );
    expect(purchaseAmounts({ liters_invoiced: '33333', total: 89_249.11 }, 'unit_price')).toEqual(
      invoice,
    );
    expect(purchaseAmounts({ unit_price: 2.55, total: 89_249.11 }, 'liters_invoiced')).toEqual(
      invoice,
    );
  });

  it('needs both of the others, and never divides by zero', () => {
    for (const wanted of PURCHASE_PARTS) expect(purchaseAmounts({}, wanted)).toBeUndefined();
    expect(purchaseAmounts({ liters_invoiced: 0, total: 5 }, 'unit_price')).toBeUndefined();
    expect(purchaseAmounts({ unit_price: 0, total: 5 }, 'liters_invoiced')).toBeUndefined();
    expect(purchaseAmounts({ liters_invoiced: 'a lot', unit_price: 2 }, 'total')).toBeUndefined();
  });

  it('loses no fils: net and VAT add up to the given total', () => {
    fc.assert(
      fc.property(litres, total, (liters_invoiced, given) => {
        const found = purchaseAmounts({ liters_invoiced, total: given }, 'unit_price');
        expect(found?.total).toBe(given);
        expect(toFils(found?.net ?? 0) + toFils(found?.vat ?? 0)).toBe(toFils(given));
      }),
    );
  });

  it('gives the same net and VAT whichever way it is computed', () => {
    fc.assert(
      fc.property(litres, price, (liters_invoiced, unit_price) => {
        const there = purchaseAmounts({ liters_invoiced, unit_price }, 'total');
        const back = purchaseAmounts({ liters_invoiced, total: there?.total }, 'unit_price');
        expect(back).toMatchObject({ net: there?.net, vat: there?.vat, total: there?.total });
      }),
    );
  });

  it('never contradicts the server’s rule', () => {
    fc.assert(
      fc.property(litres, price, total, (liters_invoiced, unit_price, given) => {
        for (const wanted of PURCHASE_PARTS) {
          const found = purchaseAmounts({ liters_invoiced, unit_price, total: given }, wanted);
          // A price beyond its four decimals, or less than a millilitre, means nothing.
          if (!found || toUnitPrice(found.unit_price) < 100) continue;
          if (toMillilitres(found.liters_invoiced) < 1000) continue;
          expect(amountsRule.problems?.({ ...found })).toEqual({});
        }
      }),
    );
  });
});

describe('amountsRule', () => {
  const right = { liters_invoiced: 1000, unit_price: 2.5, net: 2500, vat: 125, total: 2625 };
  const wrong = { total: { code: 'amountsDiffer' } };

  it.each([{ total: 2625.01 }, { vat: 130, total: 2630 }, { net: 2400, vat: 120, total: 2520 }])(
    'refuses %j',
    (change) => expect(amountsRule.problems?.({ ...right, ...change })).toEqual(wrong),
  );

  it('accepts what is not filled in yet', () => {
    expect(amountsRule.problems?.({ ...right, total: '' })).toEqual({});
  });
});

describe('deliveryShortfall', () => {
  it('says what did not arrive, and what arrived in excess', () => {
    expect(deliveryShortfall(10_000, '9950.5')).toEqual({ liters: 49.5, share: 0.00495 });
    expect(deliveryShortfall(100, 101)).toEqual({ liters: -1, share: -0.01 });
    expect(deliveryShortfall('', 5)).toBeUndefined();
  });
});
