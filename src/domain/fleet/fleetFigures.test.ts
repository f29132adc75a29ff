import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { fleetExpiries } from '../expiries/fleetExpiries.ts';
import { documentWith, driverWith, trailerWith, truckWith } from './testing.ts';
import { LOAD_STATES, TRAILER_STATUSES, TRAILER_TYPES, type Trailer } from './trailer.ts';
import { TRAILER_PAPERS, trailerExpiries, trailerExpiry } from './trailerExpiries.ts';
import { TRAILER_FILTERS, trailerMatches } from './trailerFilter.ts';
import { summarizeTrailers, TRAILER_FIGURES } from './trailerSummary.ts';
import { TRUCK_STATUSES, type Truck } from './truck.ts';
import { TRUCK_PAPERS, truckExpiries, truckExpiry } from './truckExpiries.ts';
import { TRUCK_FILTERS, truckMatches } from './truckFilter.ts';
import { summarizeTrucks, TRUCK_FIGURES } from './truckSummary.ts';

const TODAY = '2026-02-27';
const DAY = testDay(TODAY);
const LIMIT = '2026-03-29';

const someDay = fc.option(
  fc.oneof(
    fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days)),
    fc.constantFrom('0000-00-00', '', '2026-02-30'),
  ),
);

const trucks = fc
  .array(
    fc.record({
      registration_expiry: someDay,
      insurance_expiry: someDay,
      road_permit_expiry: someDay,
      gatepass_expiry: someDay,
      status: fc.constantFrom(...TRUCK_STATUSES),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((row, id) => truckWith({ ...row, id, truck_number: `T-${id}` })));

const trailers = fc
  .array(
    fc.record({
      registration_expiry: someDay,
      insurance_expiry: someDay,
      tir_expiry: someDay,
      status: fc.constantFrom(...TRAILER_STATUSES),
      type: fc.option(fc.constantFrom(...TRAILER_TYPES)),
      load_state: fc.constantFrom(...LOAD_STATES),
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

describe('summarizeTrucks', () => {
  it('counts a truck once, however many of its papers are due, and the overdue apart', () => {
    const rows = [
      truckWith({ registration_expiry: TODAY, insurance_expiry: LIMIT }),
      truckWith({ gatepass_expiry: addDays(LIMIT, 1), status: 'sold' }),
      truckWith({ road_permit_expiry: addDays(TODAY, -1), gatepass_expiry: TODAY }),
    ];
    expect(summarizeTrucks(rows, DAY)).toEqual({ total: 3, active: 2, due: 2, overdue: 1 });
  });

  it('is what an independent count says, and what the list shows', () => {
    fc.assert(
      fc.property(trucks, (rows) => {
        expect(summarizeTrucks(rows, DAY)).toEqual({
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

describe('summarizeTrailers', () => {
  it('is what an independent count says, and what the list shows', () => {
    fc.assert(
      fc.property(trailers, (rows) => {
        expect(summarizeTrailers(rows, DAY)).toEqual({
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

  it('has a filter for each figure that the list knows', () => {
    const known = [...TRUCK_FILTERS, ...TRAILER_FILTERS] as string[];
    for (const filter of [...Object.values(TRUCK_FIGURES), ...Object.values(TRAILER_FIGURES)]) {
      for (const name of Object.keys(filter)) expect(known).toContain(name);
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
    expect(truckMatches(truck, filter, DAY)).toBe(found);
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
    expect(trailerMatches(trailer, filter, DAY)).toBe(found);
  });
});

describe('expiries', () => {
  it('name the holder, the paper and the day', () => {
    expect(truckExpiries([truckWith({ id: 7, insurance_expiry: TODAY })], DAY)).toEqual([
      {
        holder: { resource: 'fleet/trucks', id: 7, label: 'T-1' },
        kind: 'insurance',
        date: TODAY,
        state: 'due',
        daysLeft: 0,
      },
    ]);
    expect(trailerExpiries([trailerWith({ tir_expiry: '2026-02-26' })], DAY)).toMatchObject([
      { holder: { resource: 'fleet/trailers', label: 'TR-1' }, kind: 'tir', daysLeft: -1 },
    ]);
  });

  it('are all dates that are known, and agree with the figures', () => {
    fc.assert(
      fc.property(trucks, trailers, (truckRows, trailerRows) => {
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
        expect(holders('fleet/trucks')).toBe(summarizeTrucks(truckRows, DAY).due);
        expect(holders('fleet/trailers')).toBe(summarizeTrailers(trailerRows, DAY).due);
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
    for (const [paper, field] of Object.entries(TRUCK_PAPERS)) {
      const truck = truckWith({ [field]: TODAY });
      expect(truckExpiry(truck, paper as keyof typeof TRUCK_PAPERS, DAY).state).toBe('due');
    }
    for (const [paper, field] of Object.entries(TRAILER_PAPERS)) {
      const trailer = trailerWith({ [field]: TODAY });
      expect(trailerExpiry(trailer, paper as keyof typeof TRAILER_PAPERS, DAY).state).toBe('due');
    }
  });
});
