import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { documents } from '../documents/documents.ts';
import { documentState } from '../documents/documentState.ts';
import { fleetExpiries } from '../expiries/fleetExpiries.ts';
import { drivers } from '../fleet/drivers.ts';
import { documentWith, driverWith, truckWith } from '../fleet/testing.ts';
import { trucks } from '../fleet/trucks.ts';
import { notificationsOf } from '../notifications/notifications.ts';
import { comparableStats } from '../records/comparableStats.ts';
import { EXPIRY_KINDS, type ExpiryKind } from '../records/expiry.ts';
import { matcherOf } from '../records/filter.ts';
import { countStats, dueKindsIn } from '../records/stats.ts';
import { dueSoonField, dueSoonRange } from './dueSoon.ts';

const TODAY = '2026-02-27';

const someDay = fc.option(fc.integer({ min: -5, max: 60 }).map((days) => addDays(TODAY, days)));

/** The company's day with any days before expiry, for all and for each kind. */
const someThresholds = fc
  .tuple(fc.nat(60), ...EXPIRY_KINDS.map(() => fc.option(fc.nat(60))))
  .map(([due_soon_days, ...own]) => ({
    ...testDay(TODAY),
    due_soon_days,
    ...Object.fromEntries(EXPIRY_KINDS.map((kind, i) => [dueSoonField(kind), own[i] ?? null])),
  }));

const someRows = fc.record({
  drivers: fc
    .array(fc.tuple(someDay, someDay))
    .map((rows) =>
      rows.map(([gatepass_expiry, road_permit_expiry], id) =>
        driverWith({ id, gatepass_expiry, road_permit_expiry }),
      ),
    ),
  trucks: fc
    .array(fc.tuple(someDay, someDay))
    .map((rows) =>
      rows.map(([registration_expiry, insurance_expiry], id) =>
        truckWith({ id, registration_expiry, insurance_expiry }),
      ),
    ),
  documents: fc
    .array(fc.tuple(someDay, fc.constantFrom(...documents.fields.category.options)))
    .map((rows) =>
      rows.map(([expiry_date, category], id) => documentWith({ id, expiry_date, category })),
    ),
});

it('lists, figures, bell and dashboards agree, whatever days each kind has', () => {
  fc.assert(
    fc.property(someThresholds, someRows, (day, rows) => {
      const expiries = fleetExpiries(rows, day);
      const due = expiries.filter(({ state }) => state === 'due');
      const listed = (type: typeof drivers | typeof trucks, filter: object) =>
        rows[type === drivers ? 'drivers' : 'trucks'].filter(matcherOf(type, filter, day)).length;
      const told = (resource: string, kind: ExpiryKind) =>
        due.filter((one) => one.holder.resource === resource && one.kind === kind).length;

      const driverCounts = countStats(drivers, rows.drivers, day);
      for (const kind of ['gatepass', 'road_permit'] as const) {
        expect(listed(drivers, { [kind]: 'due' })).toBe(told(drivers.name, kind));
        expect(driverCounts[kind]?.count).toBe(told(drivers.name, kind));
      }
      for (const kind of ['registration', 'insurance'] as const) {
        expect(listed(trucks, { [kind]: 'due' })).toBe(told(trucks.name, kind));
      }
      const dueDocuments = rows.documents.filter(
        (document) => documentState(document, new Map(), day) === 'due',
      );
      const isDue = matcherOf(documents, { state: 'due' }, day, rows.documents);
      expect(dueDocuments).toEqual(rows.documents.filter(isDue));
      expect(dueDocuments).toHaveLength(told(documents.name, 'document'));
      expect(notificationsOf(expiries, [], day)).toHaveLength(
        expiries.filter(({ state }) => state === 'due' || state === 'overdue').length,
      );
    }),
    { numRuns: 200, seed: 51 },
  );
});

test('a document that proves a date of its holder has the days of that kind', () => {
  const day = { ...testDay(TODAY), registration_due_soon_days: 60, document_due_soon_days: 10 };
  const stateOf = (category: 'registration' | 'visa') =>
    documentState(documentWith({ category, expiry_date: addDays(TODAY, 45) }), new Map(), day);
  expect(stateOf('registration')).toBe('due');
  expect(stateOf('visa')).toBe('valid');
  expect(dueSoonRange(dueKindsIn(documents, { state: 'due' }), day)).toEqual({ from: 10, to: 60 });
});

test("the server's own figures are shown only if it counts by the same days", () => {
  const told = { total: { count: 9 }, gatepass: { count: 4 }, road_permit: { count: 3 } };
  const usual = testDay(TODAY);
  expect(comparableStats(drivers, told, usual)).toEqual(told);
  expect(comparableStats(drivers, told, { ...usual, gatepass_due_soon_days: 14 })).toEqual({
    total: { count: 9 },
    road_permit: { count: 3 },
  });
  expect(comparableStats(drivers, told, { ...usual, due_soon_days: 60 })).toEqual({
    total: { count: 9 },
  });
});
