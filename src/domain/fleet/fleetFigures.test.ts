import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { filtersOf, matcherOf } from '../records/filter.ts';
import { statsOf } from '../records/stats.ts';
import {
  isDue,
  isPast,
  LIMIT,
  someTrailers,
  someTrucks,
  TODAY,
  trailerDays,
  truckDays,
} from './someFleet.testing.ts';
import { countsOf, trailerWith, truckWith } from './testing.ts';
import { trailers } from './trailers.ts';
import { trucks } from './trucks.ts';

const DAY = testDay(TODAY);
const isUsed = ({ status }: { status: string }) => status !== 'sold' && status !== 'inactive';

describe('the trucks’ figures', () => {
  it('count a truck once, however many of its expiry dates are due, and the overdue separately', () => {
    const rows = [
      truckWith({ registration_expiry: TODAY, insurance_expiry: LIMIT }),
      truckWith({ gatepass_expiry: addDays(LIMIT, 1), status: 'sold' }),
      truckWith({ road_permit_expiry: addDays(TODAY, -1), gatepass_expiry: TODAY }),
    ];
    expect(countsOf(trucks, rows, TODAY)).toEqual({ total: 3, active: 2, due: 2, overdue: 1 });
  });

  it('agree with an independent count and with the list', () => {
    fc.assert(
      fc.property(someTrucks, (rows) => {
        expect(countsOf(trucks, rows, TODAY)).toEqual({
          total: rows.length,
          active: rows.filter(({ status }) => status === 'active').length,
          due: rows.filter((truck) => isUsed(truck) && truckDays(truck).some(isDue)).length,
          overdue: rows.filter((truck) => isUsed(truck) && truckDays(truck).some(isPast)).length,
        });
      }),
      { numRuns: 300, seed: 26 },
    );
  });
});

describe('the trailers’ figures', () => {
  it('agree with an independent count and with the list', () => {
    fc.assert(
      fc.property(someTrailers, (rows) => {
        expect(countsOf(trailers, rows, TODAY)).toEqual({
          total: rows.length,
          active: rows.filter(({ status }) => status === 'active').length,
          empty: rows.filter(({ load_state }) => load_state === 'empty').length,
          due: rows.filter((trailer) => isUsed(trailer) && trailerDays(trailer).some(isDue)).length,
          overdue: rows.filter((trailer) => isUsed(trailer) && trailerDays(trailer).some(isPast))
            .length,
        });
      }),
      { numRuns: 300, seed: 27 },
    );
  });

  it('have only filters that the list supports', () => {
    for (const type of [trucks, trailers]) {
      const known = Object.keys(filtersOf(type));
      for (const { filter, expired } of Object.values(statsOf(type))) {
        for (const name of Object.keys({ ...filter, ...expired })) expect(known).toContain(name);
      }
    }
  });
});

describe('filters', () => {
  const truck = truckWith({ registration_expiry: TODAY, insurance_expiry: '2026-01-01' });
  test.each([
    [{}, true],
    [{ status: 'active' }, true],
    [{ status: 'inactive' }, false],
    [{ expiry: 'due' }, true],
    [{ expiry: 'overdue' }, true],
    [{ expiry: 'valid' }, false],
    [{ registration: 'due' }, true],
    [{ registration: 'overdue' }, false],
    [{ registration: 'due', insurance: 'overdue' }, true],
    [{ registration: 'due', expiry: 'valid' }, false],
    [{ body_type: 'tanker' }, false],
    [{ tracking_status: 'none', gatepass: 'unknown' }, true],
  ] as const)('a truck and %j: %j', (filter, found) => {
    expect(matcherOf(trucks, filter, DAY)(truck)).toBe(found);
  });

  const trailer = trailerWith({ type: 'refrigerated', tir_expiry: '2026-01-01' });
  test.each([
    [{ type: 'refrigerated', load_state: 'empty' }, true],
    [{ type: 'flatbed' }, false],
    [{ load_state: 'loaded' }, false],
    [{ tir: 'overdue' }, true],
    [{ expiry: 'due' }, false],
    [{ expiry: 'overdue', status: 'maintenance' }, false],
  ] as const)('a trailer and %j: %j', (filter, found) => {
    expect(matcherOf(trailers, filter, DAY)(trailer)).toBe(found);
  });
});
