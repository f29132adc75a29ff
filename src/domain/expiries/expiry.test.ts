import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { dueSoonDays, dueSoonField } from '../base/dueSoon.ts';
import { testDay } from '../base/testing.ts';
import {
  byUrgency,
  EXPIRY_KINDS,
  EXPIRY_STATES,
  expiryStatus,
  isExpiryIn,
  type Expiry,
} from '../records/expiry.ts';

const TODAY = '2026-02-27';
const DAY = testDay(TODAY);

describe('expiryStatus', () => {
  test.each([
    [-400, 'overdue'],
    [-1, 'overdue'],
    [0, 'due'],
    [1, 'due'],
    [29, 'due'],
    [30, 'due'],
    [31, 'valid'],
    [4000, 'valid'],
  ])('%i days from today is %s', (daysLeft, state) => {
    expect(expiryStatus(addDays(TODAY, daysLeft), 'gatepass', DAY)).toEqual({ state, daysLeft });
  });

  test.each([null, undefined, '', '0000-00-00', '2026-02-30', 'soon'])('%j is unknown', (date) => {
    expect(expiryStatus(date, 'gatepass', DAY)).toEqual({ state: 'unknown' });
  });

  it('follows the number of days that a company sets', () => {
    fc.assert(
      fc.property(
        fc.nat(400),
        fc.nat(365),
        fc.constantFrom(...EXPIRY_KINDS),
        fc.option(fc.nat(365)),
        (daysLeft, due_soon_days, kind, own) => {
          const day = { ...DAY, due_soon_days, [dueSoonField(kind)]: own };
          const { state } = expiryStatus(addDays(TODAY, daysLeft), kind, day);
          expect(state).toBe(daysLeft <= (own ?? due_soon_days) ? 'due' : 'valid');
          for (const other of EXPIRY_KINDS.filter((one) => one !== kind)) {
            expect(dueSoonDays(other, day)).toBe(due_soon_days);
          }
        },
      ),
      { seed: 9 },
    );
  });
});

describe('a filter of expiry dates', () => {
  const statusIn = (days: number) => expiryStatus(addDays(TODAY, days), 'tir', DAY);

  it('accepts a number of days, both ends inclusive, and leaves out what has expired', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 400 }), fc.nat(400), (days, ahead) => {
        const isWithin = days >= 0 && days <= ahead;
        expect(isExpiryIn(statusIn(days), String(ahead))).toBe(isWithin);
        expect(isExpiryIn(statusIn(days), ahead)).toBe(isWithin);
      }),
      { seed: 11 },
    );
  });

  it('accepts a state, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 400 }), (days) => {
        const status = statusIn(days);
        const found = EXPIRY_STATES.filter((state) => isExpiryIn(status, state));
        expect(found).toEqual([status.state]);
        for (const wrong of ['soon', '-1', '1.5', '9999', '']) {
          expect(isExpiryIn(status, wrong)).toBe(false);
        }
      }),
      { seed: 12 },
    );
    expect(isExpiryIn({ state: 'unknown' }, '30')).toBe(false);
  });
});

describe('byUrgency', () => {
  const expiry = (label: string, daysLeft?: number): Expiry => ({
    state: daysLeft === undefined ? 'unknown' : 'due',
    daysLeft,
    holder: { resource: 'fleet/drivers', id: label, label },
    kind: 'gatepass',
    field: 'gatepass_expiry',
    date: TODAY,
  });

  it('puts the longest overdue first, names in order, the unknown last', () => {
    const sorted = [expiry('z'), expiry('b', 3), expiry('a', 3), expiry('d', -9), expiry('c', 0)];
    expect(
      sorted
        .toSorted(byUrgency)
        .map(({ holder }) => holder.label)
        .join(''),
    ).toBe('dcabz');
  });

  it('is a consistent order', () => {
    const any = fc.tuple(fc.string(), fc.option(fc.integer(), { nil: undefined }));
    fc.assert(
      fc.property(any, any, (first, second) => {
        const [a, b] = [expiry(...first), expiry(...second)];
        expect(Math.sign(byUrgency(a, b)) + Math.sign(byUrgency(b, a))).toBe(0);
      }),
      { seed: 10 },
    );
  });
});
