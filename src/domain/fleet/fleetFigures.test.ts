import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { expiriesIn } from '../expiries/expiries.ts';
import { fleetExpiries } from '../expiries/fleetExpiries.ts';
import { expiryFieldsOf, filtersOf, matches } from '../records/filter.ts';
import { statsOf } from '../records/stats.ts';
import { countsOf, documentWith, driverWith, trailerWith, truckWith } from './testing.ts';
import { trailers, type Trailer } from './trailers.ts';
import { trucks, type Truck } from './trucks.ts';

const TODAY = '2026-02-27';
const DAY = testDay(TODAY);
const LIMIT = '2026-03-29';

const someDay = fc.option(
  fc.oneof(
    fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days)),
    fc.constantFrom('0000-00-00', '', '2026-02-30'),
  ),
);

const someTrucks = fc
  .array(
    fc.record({
      registration_expiry: someDay,
      insurance_expiry: someDay,
      road_permit_expiry: someDay,
      gatepass_expiry: someDay,
      status: fc.constantFrom(...trucks.fields.status.options),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((row, id) => truckWith({ ...row, id, truck_number: `T-${id}` })));

const someTrailers = fc
  .array(
    fc.record({
      registration_expiry: someDay,
      insurance_expiry: someDay,
      tir_expiry: someDay,
      status: fc.constantFrom(...trailers.fields.status.options),
      type: fc.option(fc.constantFrom(...trailers.fields.type.options)),
      load_state: fc.constantFrom(...trailers.fields.load_state.options),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((row, id) => trailerWith({ ...row, id, trailer_number: `TR-${id}` })));

/** Counted by the text of the dates alone, without the engine. */
const isReal = (day: string | null): day is string =>
  !!day && day !== '0000-00-00' && day !== '2026-02-30';
const isDue = (day: string | null) => isReal(day) && day >= TODAY && day <= LIMIT;
const isPast = (day: string | null) => isReal(day) && day < TODAY;

const truckDays = (truck: Truck) => [
  truck.registration_expiry,
  truck.insurance_expiry,
  truck.road_permit_expiry,
  truck.gatepass_expiry,
];
const trailerDays = (trailer: Trailer) => [
  trailer.registration_expiry,
  trailer.insurance_expiry,
  trailer.tir_expiry,
];

describe('the figures of trucks', () => {
  it('count a truck once, however many of its papers are due, and the overdue apart', () => {
    const rows = [
      truckWith({ registration_expiry: TODAY, insurance_expiry: LIMIT }),
      truckWith({ gatepass_expiry: addDays(LIMIT, 1), status: 'sold' }),
      truckWith({ road_permit_expiry: addDays(TODAY, -1), gatepass_expiry: TODAY }),
    ];
    expect(countsOf(trucks, rows, TODAY)).toEqual({ total: 3, active: 2, due: 2, overdue: 1 });
  });

  it('are what an independent count says, and what the list shows', () => {
    fc.assert(
      fc.property(someTrucks, (rows) => {
        expect(countsOf(trucks, rows, TODAY)).toEqual({
          total: rows.length,
          active: rows.filter(({ status }) => status === 'active').length,
          due: rows.filter((truck) => truckDays(truck).some(isDue)).length,
          overdue: rows.filter((truck) => truckDays(truck).some(isPast)).length,
        });
      }),
      { numRuns: 300, seed: 26 },
    );
  });
});

describe('the figures of trailers', () => {
  it('are what an independent count says, and what the list shows', () => {
    fc.assert(
      fc.property(someTrailers, (rows) => {
        expect(countsOf(trailers, rows, TODAY)).toEqual({
          total: rows.length,
          active: rows.filter(({ status }) => status === 'active').length,
          empty: rows.filter(({ load_state }) => load_state === 'empty').length,
          due: rows.filter((trailer) => trailerDays(trailer).some(isDue)).length,
          overdue: rows.filter((trailer) => trailerDays(trailer).some(isPast)).length,
        });
      }),
      { numRuns: 300, seed: 27 },
    );
  });

  it('have only filters that the list knows', () => {
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
    expect(matches(trucks, truck, filter, DAY)).toBe(found);
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
    expect(matches(trailers, trailer, filter, DAY)).toBe(found);
  });
});

describe('expiries', () => {
  it('name the holder, the paper and the day', () => {
    expect(expiriesIn(trucks, [truckWith({ id: 7, insurance_expiry: TODAY })], DAY)).toEqual([
      {
        holder: { resource: 'fleet/trucks', id: 7, label: 'T-1' },
        kind: 'insurance',
        date: TODAY,
        state: 'due',
        daysLeft: 0,
      },
    ]);
    expect(expiriesIn(trailers, [trailerWith({ tir_expiry: '2026-02-26' })], DAY)).toMatchObject([
      { holder: { resource: 'fleet/trailers', label: 'TR-1' }, kind: 'tir', daysLeft: -1 },
    ]);
  });

  it('are all dates that are known, and agree with the figures', () => {
    fc.assert(
      fc.property(someTrucks, someTrailers, (truckRows, trailerRows) => {
        const found = fleetExpiries(
          { trucks: truckRows, trailers: trailerRows, drivers: [driverWith()] },
          DAY,
        );
        const days = [...truckRows.flatMap(truckDays), ...trailerRows.flatMap(trailerDays)];
        expect(found).toHaveLength(days.filter(isReal).length);
        const left = found.map(({ daysLeft }) => daysLeft ?? NaN);
        expect(left).toEqual(left.toSorted((a, b) => a - b));
        const holders = (resource: string) =>
          new Set(
            found
              .filter(({ state, holder }) => state === 'due' && holder.resource === resource)
              .map(({ holder }) => holder.id),
          ).size;
        expect(holders('fleet/trucks')).toBe(countsOf(trucks, truckRows, TODAY)['due']);
        expect(holders('fleet/trailers')).toBe(countsOf(trailers, trailerRows, TODAY)['due']);
      }),
      { numRuns: 200, seed: 28 },
    );
  });

  it('of documents are told, but neither superseded ones nor a paper of its holder once more', () => {
    const truck = truckWith({ id: 4, registration_expiry: '2026-03-01', gatepass_expiry: TODAY });
    const driver = driverWith({ id: 4, road_permit_expiry: '2026-03-02' });
    const ofTruck = { holder_type: 'truck', holder_id: 4 } as const;
    const documents = [
      documentWith({ id: 1, ...ofTruck, category: 'registration', expiry_date: '2026-03-01' }),
      documentWith({ id: 2, ...ofTruck, category: 'registration', expiry_date: '2026-03-05' }),
      documentWith({ id: 3, ...ofTruck, category: 'visa', expiry_date: '2026-03-01' }),
      documentWith({ id: 4, category: 'permit', expiry_date: '2026-03-02' }),
      documentWith({
        id: 5,
        holder_type: 'driver',
        holder_id: 4,
        category: 'permit',
        expiry_date: '2026-03-02',
      }),
      documentWith({ id: 6, ...ofTruck, holder_id: 77, category: 'gate_pass', expiry_date: TODAY }),
      documentWith({ id: 7, title: 'Old', expiry_date: '2026-01-01' }),
      documentWith({ id: 8, title: 'New', expiry_date: '2026-04-20', replaces_id: 7 }),
    ];
    const told = fleetExpiries({ trucks: [truck], drivers: [driver], documents }, DAY);
    const ofDocuments = told.filter(({ kind }) => kind === 'document');
    expect(ofDocuments.map(({ holder }) => holder.id)).toEqual([6, 3, 4, 2, 8]);
    expect(told.length - ofDocuments.length).toBe(3);
    expect(ofDocuments.at(-1)).toEqual({
      holder: { resource: 'fleet/documents', id: 8, label: 'New' },
      kind: 'document',
      date: '2026-04-20',
      state: 'valid',
      daysLeft: 52,
    });
  });

  it('of a copy that the paper of its holder tells do not bring back what the copy renewed', () => {
    const truck = truckWith({ id: 4, insurance_expiry: '2026-12-01' });
    const ofTruck = { holder_type: 'truck', holder_id: 4, category: 'insurance' } as const;
    const documents = [
      documentWith({ id: 1, ...ofTruck, expiry_date: '2026-01-01' }),
      documentWith({ id: 2, ...ofTruck, expiry_date: '2026-12-01', replaces_id: 1 }),
    ];
    expect(fleetExpiries({ trucks: [truck], documents }, DAY)).toHaveLength(1);
  });

  it('stand in the field that is named for the paper', () => {
    const ofTrucks = expiryFieldsOf(trucks);
    expect([...ofTrucks.keys()]).toEqual(['registration', 'insurance', 'road_permit', 'gatepass']);
    for (const [kind, field] of ofTrucks) {
      expect(field).toBe(`${kind}_expiry`);
      const truck = truckWith({ [field]: TODAY });
      expect(matches(trucks, truck, { [kind]: 'due' }, DAY)).toBe(true);
      expect(expiriesIn(trucks, [truck], DAY)).toMatchObject([{ kind, state: 'due' }]);
    }
    const ofTrailers = expiryFieldsOf(trailers);
    expect([...ofTrailers.keys()]).toEqual(['registration', 'insurance', 'tir']);
    for (const [kind, field] of ofTrailers) {
      expect(field).toBe(`${kind}_expiry`);
      const trailer = trailerWith({ [field]: TODAY });
      expect(matches(trailers, trailer, { [kind]: 'due' }, DAY)).toBe(true);
      expect(expiriesIn(trailers, [trailer], DAY)).toMatchObject([{ kind, state: 'due' }]);
    }
  });
});
