import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { documents as documentType, HOLDER_TYPES } from '../documents/documents.ts';
import { fleetExpiries } from '../expiries/fleetExpiries.ts';
import { paperKind } from '../expiries/paperKind.ts';
import { drivers as driverType } from '../fleet/drivers.ts';
import { FLEET_TYPES } from '../fleet/fleetTypes.ts';
import { someTrailers, someTrucks, TODAY } from '../fleet/someFleet.testing.ts';
import { documentWith, driverWith, trailerWith, truckWith } from '../fleet/testing.ts';
import { calendarDay, relationship, select, text } from '../records/field.ts';
import { recordType } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import type { DriveSet } from './driveSet.ts';
import { driveSets, type BoardRows } from './driveSets.ts';

const DAY = testDay(TODAY);
const LATER = addDays(TODAY, 200);

const goodDriver = driverWith({ gatepass_expiry: LATER, road_permit_expiry: LATER, truck_id: 1 });
const goodTruck = truckWith({ registration_expiry: LATER, insurance_expiry: LATER });
const goodTrailer = trailerWith({ registration_expiry: LATER, insurance_expiry: LATER });

const boardOf = (rows: BoardRows, daysAhead = 0): DriveSet[] =>
  driveSets({ documents: [], ...rows }, { ...DAY, today: addDays(TODAY, daysAhead) });

/** What a set in good order becomes with these changes. */
const judged = ({ driver = {}, truck = {}, trailer = {}, documents = [] }: Changes) => {
  const [set, ...others] = boardOf({
    drivers: [{ ...goodDriver, trailer_id: 1, ...driver }],
    trucks: [{ ...goodTruck, ...truck }],
    trailers: [{ ...goodTrailer, ...trailer }],
    documents,
  });
  expect(others).toEqual([]);
  return { status: set?.status, reasons: set?.reasons.map((reason) => reason.about) };
};

interface Changes {
  driver?: Partial<typeof goodDriver>;
  truck?: Partial<typeof goodTruck>;
  trailer?: Partial<typeof goodTrailer>;
  documents?: BoardRows['documents'];
}

const ofDriver = (given: Parameters<typeof documentWith>[0]) =>
  documentWith({ holder_type: 'driver', holder_id: 1, expiry_date: '2026-02-26', ...given });

const without = <Row extends object, Field extends keyof Row>(row: Row, field: Field): Row => {
  const { [field]: _left, ...rest } = row;
  return rest as Row;
};

describe('a date that rows lack', () => {
  const uninsured = without(goodTruck, 'insurance_expiry');
  const onlyTrucks = (...trucks: (typeof goodTruck)[]) =>
    boardOf({ drivers: [], trucks, trailers: [] }).map(({ status }) => status);

  it('is not asked for if no row of the server has its field', () => {
    expect(onlyTrucks(uninsured, { ...uninsured, id: 2 })).toEqual(['green', 'green']);
  });

  it('is asked for if any row has it, however empty', () => {
    expect(onlyTrucks(uninsured, { ...goodTruck, id: 2 })).toEqual(['amber', 'green']);
    expect(onlyTrucks(uninsured, { ...goodTruck, id: 2, insurance_expiry: null })).toEqual([
      'amber',
      'amber',
    ]);
  });

  it('is asked for by record type', () => {
    const [set] = boardOf({
      drivers: [goodDriver],
      trucks: [uninsured],
      trailers: [{ ...goodTrailer, id: 9, insurance_expiry: null }],
    }).filter(({ group }) => group === 'sets');
    expect(set).toMatchObject({ status: 'green', reasons: [] });
  });
});

/** Made up: a type that nothing else knows, which every truck needs. */
describe('a date of a record that every truck needs', () => {
  const permits = recordType({
    name: 'fleet/permits' as typeof RESOURCES.companies,
    key: 'permit_number',
    fields: {
      permit_number: text({ required: true }),
      truck_id: relationship(RESOURCES.trucks, { required: true }),
      expires_on: calendarDay({ expiry: 'road_permit', needed: true }),
      status: select(['valid', 'cancelled'], { outOfService: ['cancelled'] }),
    },
  });
  const permit = { id: 9, permit_number: 'P-9', truck_id: 1, expires_on: LATER };
  const without = { ...goodTruck, id: 2, truck_number: 'T-102' };
  const setsOf = (rows: { permits?: readonly object[]; cut?: readonly string[] }) =>
    driveSets({ drivers: [], trucks: [goodTruck, without], documents: [], ...rows }, DAY, {
      ...FLEET_TYPES,
      permits,
    });
  const ofTrucks = (rows: Parameters<typeof setsOf>[0]) =>
    setsOf(rows).map(({ truck, status, reasons }) => [
      truck?.id,
      status,
      ...reasons.map((one) => one.about),
    ]);
  const good = [
    [1, 'green'],
    [2, 'green'],
  ];

  it('is missing where a truck has no such record', () => {
    expect(ofTrucks({ permits: [permit] })).toEqual([
      [2, 'amber', 'noDate'],
      [1, 'green'],
    ]);
    // The truck itself has no such date to be set.
    const missing = { about: 'noDate', expiry: { holder: { id: 2 }, field: '' } };
    expect(setsOf({ permits: [permit] })[0]?.reasons).toMatchObject([missing]);
    const expired = { ...permit, id: 10, truck_id: 2, expires_on: '2026-02-26' };
    expect(ofTrucks({ permits: [permit, expired] })).toEqual([
      [2, 'red', 'expiry'],
      [1, 'green'],
    ]);
  });

  it('is missing where the only record is cancelled', () => {
    const cancelled = { ...permit, status: 'cancelled' };
    expect(ofTrucks({ permits: [cancelled, { ...permit, id: 10, truck_id: 2 }] })).toEqual([
      [1, 'amber', 'noDate'],
      [2, 'green'],
    ]);
  });

  it('is not missed while not all such records are known, nor on a server that keeps none', () => {
    expect(ofTrucks({ permits: [permit], cut: [permits.name] })).toEqual(good);
    expect(ofTrucks({})).toEqual(good);
  });
});

test.each<[string, Changes, string, string[]]>([
  ['everything is in order', {}, 'green', []],
  ['a date is past', { truck: { insurance_expiry: '2026-02-26' } }, 'red', ['expiry']],
  ['a date is today', { truck: { insurance_expiry: TODAY } }, 'amber', ['expiry']],
  ['a date is soon', { trailer: { tir_expiry: addDays(TODAY, 30) } }, 'amber', ['expiry']],
  ['a date is not so soon', { trailer: { tir_expiry: addDays(TODAY, 31) } }, 'green', []],
  ['the driver is away', { driver: { status: 'vacation' } }, 'red', ['status']],
  ['the truck is in the workshop', { truck: { status: 'maintenance' } }, 'red', ['status']],
  ['the trailer is inactive', { trailer: { status: 'inactive' } }, 'red', ['status']],
  ['nobody knows about the insurance', { truck: { insurance_expiry: null } }, 'amber', ['noDate']],
  ['a date is none', { driver: { gatepass_expiry: '0000-00-00' } }, 'amber', ['noDate']],
  ['the truck has no gatepass', { truck: { gatepass_expiry: null } }, 'green', []],
  ['the trailer has no TIR', { trailer: { tir_expiry: null } }, 'green', []],
  ['the licence is past', { documents: [ofDriver({ category: 'license' })] }, 'red', ['expiry']],
  ['something else is past', { documents: [ofDriver({ category: 'other' })] }, 'amber', ['expiry']],
  [
    'the licence of someone else is past',
    { documents: [ofDriver({ category: 'license', holder_id: 2 })] },
    'green',
    [],
  ],
  [
    'a document knows the date that the record does not',
    {
      driver: { gatepass_expiry: null },
      documents: [ofDriver({ category: 'gate_pass', expiry_date: LATER })],
    },
    'green',
    [],
  ],
  [
    'several things are wrong, the worst first',
    {
      driver: { status: 'vacation', gatepass_expiry: TODAY },
      truck: { insurance_expiry: null, registration_expiry: '2026-02-20' },
    },
    'red',
    ['status', 'expiry', 'expiry', 'noDate'],
  ],
])('where %s', (_name, changes, status, reasons) => {
  expect(judged(changes)).toEqual({ status, reasons });
});

it('ranks what stops a truck above a gatepass that expired longer ago', () => {
  const dates = { gatepass_expiry: '2026-01-01', road_permit_expiry: '2026-02-01' };
  const rows = {
    drivers: [{ ...goodDriver, ...dates }],
    trucks: [{ ...goodTruck, insurance_expiry: '2026-02-25' }],
    trailers: [],
    documents: [ofDriver({ category: 'medical' }), ofDriver({ id: 2, category: 'license' })],
  };
  const [set] = boardOf(rows);
  const kinds = set?.reasons.map((one) => one.about === 'expiry' && paperKind(one.expiry));
  expect(kinds).toEqual(['insurance', 'license', 'road_permit', 'medical', 'gatepass']);
  const worse = { ...goodDriver, id: 2, truck_id: 2, gatepass_expiry: '2025-01-01' };
  const sets = boardOf({
    ...rows,
    drivers: [worse, ...rows.drivers],
    trucks: [...rows.trucks, { ...goodTruck, id: 2 }],
  });
  expect(sets.map(({ id }) => id)).toEqual(['fleet/drivers/1', 'fleet/drivers/2']);
});

it('names what expires next before what weighs more', () => {
  const dates = { gatepass_expiry: TODAY, road_permit_expiry: addDays(TODAY, 30) };
  const rows = {
    drivers: [{ ...goodDriver, ...dates }],
    trucks: [{ ...goodTruck, insurance_expiry: addDays(TODAY, 7) }],
    trailers: [],
  };
  const [set] = boardOf(rows);
  const kinds = set?.reasons.map((one) => one.about === 'expiry' && one.kind);
  expect(kinds).toEqual(['gatepass', 'insurance', 'road_permit']);
});

it('judges by the day in question: what ends today stops tomorrow', () => {
  const rows = {
    drivers: [goodDriver],
    trucks: [{ ...goodTruck, registration_expiry: TODAY }],
    trailers: [],
  };
  const statusIn = (days: number) => boardOf(rows, days).map(({ status }) => status);
  expect([statusIn(0), statusIn(1)]).toEqual([['amber'], ['red']]);
  const [reason] = boardOf(rows, 3)[0]?.reasons ?? [];
  expect(reason).toMatchObject({
    about: 'expiry',
    kind: 'registration',
    holder: { resource: 'fleet/trucks', label: 'T-1' },
    expiry: { daysLeft: -3, field: 'registration_expiry' },
  });
});

it('names what comes next where all is in order', () => {
  const rows = { drivers: [goodDriver], trucks: [goodTruck], trailers: [] };
  const soonest = addDays(TODAY, 40);
  const [set] = boardOf({ ...rows, trucks: [{ ...goodTruck, insurance_expiry: soonest }] });
  expect(set?.next).toMatchObject({ kind: 'insurance', date: soonest });
});

describe('a list that could not be loaded', () => {
  const whole = {
    drivers: [goodDriver, driverWith({ ...goodDriver, id: 2, truck_id: null, trailer_id: 1 })],
    trucks: [goodTruck],
    trailers: [goodTrailer],
    documents: [],
  };
  const without = (list: keyof BoardRows, more = {}) =>
    driveSets({ ...whole, [list]: undefined, ...more }, DAY).map(({ id, status }) => [id, status]);

  it('leaves nothing green that depends on it', () => {
    const [first, second] = ['fleet/drivers/1', 'fleet/drivers/2'];
    expect(without('trucks')).toEqual([
      [first, 'amber'],
      [second, 'green'],
    ]);
    expect(without('trailers')).toEqual([
      [second, 'amber'],
      [first, 'green'],
    ]);
    expect(without('documents').map(([, status]) => status)).toEqual(['amber', 'amber']);
    const cut = driveSets({ ...whole, cut: ['fleet/documents'] }, DAY);
    expect(cut.map(({ status }) => status)).toEqual(['amber', 'amber']);
  });

  it('reports nothing without the drivers', () => {
    expect(without('drivers')).toEqual([]);
  });

  it('is treated like a vehicle missing from its list', () => {
    const [set] = boardOf({ drivers: [goodDriver], trucks: [], trailers: [] });
    expect(set).toMatchObject({
      group: 'sets',
      status: 'amber',
      reasons: [{ about: 'unknown', resource: 'fleet/trucks' }],
    });
  });
});

it('shows a vehicle of two drivers once, and names both', () => {
  const second = driverWith({ ...goodDriver, id: 2, name: 'Said' });
  const sets = boardOf({ drivers: [goodDriver, second], trucks: [goodTruck], trailers: [] });
  expect(sets.map(({ truck, status, reasons }) => [truck?.id, status, reasons])).toMatchObject([
    [1, 'amber', [{ about: 'shared', holder: { label: 'Said' }, vehicle: { label: 'T-1' } }]],
    [undefined, 'amber', [{ about: 'shared', holder: { label: 'Omar' } }]],
  ]);
});

it('shows a vehicle of two drivers with the one who is at work', () => {
  const away = driverWith({ ...goodDriver, status: 'vacation' });
  const second = driverWith({ ...goodDriver, id: 2, name: 'Said' });
  const truck = truckWith({ ...goodTruck, registration_expiry: '2020-01-01' });
  const sets = boardOf({ drivers: [away, second], trucks: [truck], trailers: [] });
  expect(sets.map(({ driver, truck: own, status }) => [driver?.id, own?.id, status])).toEqual([
    [2, 1, 'red'],
    [1, undefined, 'red'],
  ]);
});

const someDay = fc.option(fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days)));
const someVehicle = fc.option(fc.integer({ min: 0, max: 8 }));
const someDrivers = fc
  .array(
    fc.record({
      gatepass_expiry: someDay,
      road_permit_expiry: someDay,
      truck_id: someVehicle,
      trailer_id: someVehicle,
      status: fc.constantFrom(...driverType.fields.status.options),
    }),
    { maxLength: 20 },
  )
  .map((rows) => rows.map((row, id) => driverWith({ ...row, id, name: `Driver ${id}` })));
const someDocuments = fc
  .array(
    fc.record({
      category: fc.constantFrom(...documentType.fields.category.options),
      holder_type: fc.constantFrom(...HOLDER_TYPES),
      holder_id: fc.integer({ min: 0, max: 8 }),
      expiry_date: someDay,
      replaces_id: fc.option(fc.integer({ min: 0, max: 10 })),
    }),
    { maxLength: 15 },
  )
  .map((rows) => rows.map((row, id) => documentWith({ ...row, id })));

const someFleet = fc.record({
  drivers: someDrivers,
  trucks: someTrucks,
  trailers: someTrailers,
  documents: someDocuments,
});

const GONE = new Set<unknown>(['cancelled', 'inactive', 'sold']);

const ids = (rows: readonly ({ id: number } | undefined)[]) =>
  rows.flatMap((row) => row?.id ?? []).toSorted((a, b) => a - b);

it('has each driver, truck and trailer exactly once, worst first', () => {
  fc.assert(
    fc.property(someFleet, fc.integer({ min: 0, max: 90 }), (rows, daysAhead) => {
      const sets = boardOf(rows, daysAhead);
      expect(ids(sets.map(({ driver }) => driver))).toEqual(ids(rows.drivers));
      expect(ids(sets.map(({ truck }) => truck))).toEqual(ids(rows.trucks));
      expect(ids(sets.map(({ trailer }) => trailer))).toEqual(ids(rows.trailers));
      expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
      const order = sets.map(({ status }) => ['red', 'amber', 'green'].indexOf(status));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(sets.map(({ group }) => group)).toEqual(
        sets.map(({ driver, truck, trailer }) => {
          const members = [driver, truck, trailer].filter((one) => one !== undefined);
          if (members.every(({ status }) => GONE.has(status))) return 'off';
          if (!driver) return 'vehicles';
          return typeof driver.truck_id === 'number' ? 'sets' : 'drivers';
        }),
      );
    }),
    { numRuns: 150, seed: 51 },
  );
});

it('gives each past or due expiry of the fleet as the reason of one set, and no other', () => {
  fc.assert(
    fc.property(someFleet, fc.integer({ min: 0, max: 90 }), (rows, daysAhead) => {
      const given = boardOf(rows, daysAhead)
        .flatMap(({ reasons }) => reasons)
        .flatMap((reason) => (reason.about === 'expiry' ? [reason.expiry] : []));
      const wanted = fleetExpiries(rows, { ...DAY, today: addDays(TODAY, daysAhead) }).filter(
        ({ state, kind, owner }) =>
          (state === 'overdue' || state === 'due') && (kind !== 'document' || owner !== undefined),
      );
      const keyOf = ({ holder, kind, date }: (typeof given)[number]) =>
        `${holder.resource}/${holder.id}:${kind}:${date}`;
      expect(given.map(keyOf).toSorted()).toEqual(wanted.map(keyOf).toSorted());
    }),
    { numRuns: 150, seed: 52 },
  );
});

it('is green exactly where there is no reason, and red where one forbids driving', () => {
  fc.assert(
    fc.property(someFleet, (rows) => {
      for (const { status, reasons } of boardOf(rows)) {
        expect(status === 'green').toBe(reasons.length === 0);
        expect(status === 'red').toBe(reasons.some((reason) => reason.status === 'red'));
      }
    }),
    { numRuns: 100, seed: 53 },
  );
});

it('never improves a set as days go by without a renewal', () => {
  const weight = { red: 0, amber: 1, green: 2 };
  fc.assert(
    fc.property(someFleet, fc.integer({ min: 0, max: 89 }), (rows, daysAhead) => {
      const statusOf = (days: number) =>
        new Map(boardOf(rows, days).map(({ id, status }) => [id, weight[status]]));
      const [today, tomorrow] = [statusOf(daysAhead), statusOf(daysAhead + 1)];
      for (const [key, status] of today) {
        expect(tomorrow.get(key)).toBeLessThanOrEqual(status);
      }
    }),
    { numRuns: 80, seed: 54 },
  );
});
