import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { testDay } from '../base/testing.ts';
import {
  isReal,
  someTrailers,
  someTrucks,
  TODAY,
  trailerDays,
  truckDays,
} from '../fleet/someFleet.testing.ts';
import { countsOf, documentWith, driverWith, trailerWith, truckWith } from '../fleet/testing.ts';
import { trailers } from '../fleet/trailers.ts';
import { trucks } from '../fleet/trucks.ts';
import { knownExpiries } from '../records/expiries.ts';
import { expiryFieldsOf, matcherOf } from '../records/filter.ts';
import { fleetExpiries } from './fleetExpiries.ts';

const DAY = testDay(TODAY);

describe('expiries', () => {
  it('name the holder, the paper and the day', () => {
    expect(
      knownExpiries(trucks, [truckWith({ id: 7, insurance_expiry: TODAY })], DAY).flatMap(
        ({ expiries }) => expiries,
      ),
    ).toEqual([
      {
        holder: { resource: 'fleet/trucks', id: 7, label: 'T-1' },
        kind: 'insurance',
        field: 'insurance_expiry',
        date: TODAY,
        state: 'due',
        daysLeft: 0,
      },
    ]);
    expect(
      knownExpiries(trailers, [trailerWith({ tir_expiry: '2026-02-26' })], DAY).flatMap(
        ({ expiries }) => expiries,
      ),
    ).toMatchObject([
      { holder: { resource: 'fleet/trailers', label: 'TR-1' }, kind: 'tir', daysLeft: -1 },
    ]);
  });

  it('are all known dates, and agree with the figures', () => {
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

  it('include documents, but neither superseded ones nor those that repeat a paper of the holder', () => {
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
    expect(ofDocuments.map(({ holder }) => holder.id)).toEqual([6, 3, 4, 8]);
    expect(told.length - ofDocuments.length).toBe(3);
    expect(ofDocuments.at(-1)).toEqual({
      holder: { resource: 'fleet/documents', id: 8, label: 'New' },
      document: documents.at(-1),
      kind: 'document',
      field: 'expiry_date',
      date: '2026-04-20',
      state: 'valid',
      daysLeft: 52,
    });
  });

  it('from a copy that the holder’s own date replaces do not bring back what the copy renewed', () => {
    const truck = truckWith({ id: 4, insurance_expiry: '2026-12-01' });
    const ofTruck = { holder_type: 'truck', holder_id: 4, category: 'insurance' } as const;
    const documents = [
      documentWith({ id: 1, ...ofTruck, expiry_date: '2026-01-01' }),
      documentWith({ id: 2, ...ofTruck, expiry_date: '2026-12-01', replaces_id: 1 }),
    ];
    expect(fleetExpiries({ trucks: [truck], documents }, DAY)).toHaveLength(1);
  });

  it('are in the field named after the paper', () => {
    const ofTrucks = expiryFieldsOf(trucks);
    expect([...ofTrucks.keys()]).toEqual(['registration', 'insurance', 'road_permit', 'gatepass']);
    for (const [kind, field] of ofTrucks) {
      expect(field).toBe(`${kind}_expiry`);
      const truck = truckWith({ [field]: TODAY });
      expect(matcherOf(trucks, { [kind]: 'due' }, DAY)(truck)).toBe(true);
      expect(knownExpiries(trucks, [truck], DAY).flatMap(({ expiries }) => expiries)).toMatchObject(
        [{ kind, state: 'due' }],
      );
    }
    const ofTrailers = expiryFieldsOf(trailers);
    expect([...ofTrailers.keys()]).toEqual(['registration', 'insurance', 'tir']);
    for (const [kind, field] of ofTrailers) {
      expect(field).toBe(`${kind}_expiry`);
      const trailer = trailerWith({ [field]: TODAY });
      expect(matcherOf(trailers, { [kind]: 'due' }, DAY)(trailer)).toBe(true);
      expect(
        knownExpiries(trailers, [trailer], DAY).flatMap(({ expiries }) => expiries),
      ).toMatchObject([{ kind, state: 'due' }]);
    }
  });
});
