import { describe, expect, it, test } from 'vitest';

import { addDays } from '../../src/domain/base/dates.ts';
import { testDay } from '../../src/domain/base/testing.ts';
import { driveSets } from '../../src/domain/board/driveSets.ts';
import { papersByDay } from '../../src/domain/calendar/papersByDay.ts';
import {
  documents as documentType,
  HOLDER_RESOURCES,
  type FleetDocument,
} from '../../src/domain/documents/documents.ts';
import { currentDocuments, documentKind } from '../../src/domain/documents/documentState.ts';
import { holderPaper, paperKey } from '../../src/domain/expiries/documentExpiry.ts';
import { fleetExpiries, keyOf } from '../../src/domain/expiries/fleetExpiries.ts';
import { tabOf } from '../../src/domain/expiries/worklist.ts';
import { drivers as driverType } from '../../src/domain/fleet/drivers.ts';
import { trailers as trailerType } from '../../src/domain/fleet/trailers.ts';
import { trucks as truckType } from '../../src/domain/fleet/trucks.ts';
import { notificationsOf } from '../../src/domain/notifications/notifications.ts';
import { expiryStatus, type Expiry } from '../../src/domain/records/expiry.ts';
import { expiryFieldsOf, matcherOf } from '../../src/domain/records/filter.ts';
import { RESOURCES } from '../../src/domain/records/resources.ts';
import { countStats, statsOf } from '../../src/domain/records/stats.ts';
import { countFigures } from '../../src/domain/stats/overview.ts';
import { DEFAULT_COUNTS } from '../core/options.ts';
import { generateAll } from '../data/index.ts';

const TODAY = '2026-11-22';
const STATES = ['overdue', 'due'] as const;

const counts = { drivers: 1000, trucks: 1000, trailers: 1000, documents: 1000, activity: 0 };
const { drivers, trucks, trailers, documents } = generateAll(
  { seed: 10, counts: { ...DEFAULT_COUNTS, ...counts } },
  TODAY,
);
const rows = { drivers, trucks, trailers, documents };
const LISTS = [
  { type: driverType, name: driverType.name, list: drivers },
  { type: truckType, name: truckType.name, list: trucks },
  { type: trailerType, name: trailerType.name, list: trailers },
];

const keysOf = (expiries: readonly Expiry[]) =>
  expiries
    .map(({ holder, kind, date }) => `${holder.resource}/${holder.id}:${kind}:${date}`)
    .toSorted();
const ids = (some: Iterable<number | string>) => [...some].map(Number).toSorted((a, b) => a - b);
const isUrgent = ({ state }: Expiry) => state === 'overdue' || state === 'due';

const OWN_DAYS = { gatepass_due_soon_days: 14, insurance_due_soon_days: 45, tir_due_soon_days: 0 };

describe.each([
  { name: 'what expires within 30 days', day: testDay(TODAY) },
  { name: 'own days for some kinds', day: { ...testDay(TODAY), ...OWN_DAYS } },
])('over 1,000 drivers, trucks and trailers, with $name', ({ day }) => {
  const expiries = fleetExpiries(rows, day);
  const urgent = expiries.filter(isUrgent);
  const holders = (resource: string, isWanted: (expiry: Expiry) => boolean) =>
    ids(
      new Set(
        expiries
          .filter((one) => one.holder.resource === resource && isWanted(one))
          .map(({ holder }) => holder.id),
      ),
    );

  it('there is something to agree about', () => {
    for (const state of [...STATES, 'valid']) {
      expect(expiries.filter((one) => one.state === state).length).toBeGreaterThan(500);
    }
    expect(urgent.filter(({ kind }) => kind === 'document').length).toBeGreaterThan(20);
  });

  describe.each(LISTS)('$name', ({ type, list }) => {
    const found = (filter: object) =>
      ids(list.filter(matcherOf(type, filter, day, list)).map(({ id }) => id));

    test('the list filters by what is due and expired', () => {
      for (const state of STATES) {
        expect(found({ expiry: state })).toEqual(holders(type.name, (one) => one.state === state));
        for (const kind of expiryFieldsOf(type).keys()) {
          expect(found({ [kind]: state })).toEqual(
            holders(type.name, (one) => one.kind === kind && one.state === state),
          );
        }
      }
    });

    test('each card has the number of rows that it opens', () => {
      const told = new Map(Object.entries(countStats(type, list, day)));
      for (const [name, { filter, expired }] of Object.entries(statsOf(type))) {
        expect(told.get(name)?.count).toBe(found(filter).length);
        expect(told.get(name)?.expired).toBe(expired && found(expired).length);
      }
    });
  });

  test('the overview counts what the lists count', () => {
    const figures = countFigures(
      {
        [RESOURCES.drivers]: drivers,
        [RESOURCES.trucks]: trucks,
        [RESOURCES.trailers]: trailers,
      },
      day,
    );
    const holding = (resource: string, state: Expiry['state']) =>
      holders(resource, (one) => one.state === state).length;
    expect(figures).toMatchObject({
      trucksExpiring: holding(RESOURCES.trucks, 'due'),
      trucksOverdue: holding(RESOURCES.trucks, 'overdue'),
      trailersExpiring: holding(RESOURCES.trailers, 'due'),
      trailersOverdue: holding(RESOURCES.trailers, 'overdue'),
    });
  });

  test('the documents list and its figures judge a document by its holder’s date', () => {
    const joined = documentType.join?.rows(
      documents as never,
      LISTS.map(({ type, list }) => ({ type, rows: list, isWhole: true })),
    ) as FleetDocument[];
    const ofHolders = new Map(expiries.map((one) => [keyOf(one), one.state]));
    const gone = new Set(
      LISTS.flatMap(({ type, list }) =>
        list
          .filter(({ status }) => ['cancelled', 'inactive', 'sold'].includes(status))
          .map(({ id }) => `${type.name}/${id}`),
      ),
    );
    const isGone = ({ holder_type, holder_id }: FleetDocument) =>
      holder_type !== null && gone.has(`${HOLDER_RESOURCES[holder_type]}/${holder_id}`);
    expect(documents.some(isGone)).toBe(true);
    const stateOf = (document: FleetDocument) => {
      if (isGone(document)) return 'off';
      const paper = holderPaper(document);
      return (
        ofHolders.get(paper ? paperKey(paper.resource, paper.id, paper.kind) : '') ??
        expiryStatus(document.expiry_date, documentKind(document), day).state
      );
    };
    for (const state of [...STATES, 'valid'] as const) {
      const listed = joined.filter(matcherOf(documentType, { state }, day, joined));
      const wanted = currentDocuments(documents).filter((one) => stateOf(one) === state);
      expect(ids(listed.map(({ id }) => id))).toEqual(ids(wanted.map(({ id }) => id)));
      expect(listed.some(({ holder_date }) => holder_date)).toBe(true);
    }
    const isDue = (document: FleetDocument) => stateOf(document) === 'due';
    const due = currentDocuments(documents).filter(isDue).length;
    expect(countStats(documentType, joined, day).due).toMatchObject({ count: due });
  });

  test('the bell lists everything due or expired, once', () => {
    const rung = notificationsOf(expiries, [], day).flatMap(({ expiry }) => expiry ?? []);
    expect(keysOf(rung)).toEqual(keysOf(urgent));
  });

  test('the dashboards list everything due or expired in one tab', () => {
    for (const firstDay of [0, 1, 6]) {
      const inTabs = expiries.filter((one) => tabOf(one, { ...day, first_day_of_week: firstDay }));
      expect(keysOf(inTabs)).toEqual(keysOf(urgent));
    }
  });

  test('the calendar has each date on its day', () => {
    const days = papersByDay(expiries);
    expect(keysOf([...days.values()].flat())).toEqual(keysOf(expiries));
    for (const [date, papers] of days) {
      expect(papers.filter((paper) => paper.date !== date)).toEqual([]);
    }
  });

  describe.each([0, 1, 30, 90])('the board of the day in %i days', (daysAhead) => {
    const onDay = { ...day, today: addDays(TODAY, daysAhead) };
    const sets = driveSets(rows, onDay);
    const ofDay = fleetExpiries(rows, onDay).filter(isUrgent);

    it('gives everything due or expired on that day as the reason of one set', () => {
      const given = sets
        .flatMap(({ reasons }) => reasons)
        .flatMap((reason) => (reason.about === 'expiry' ? [reason.expiry] : []));
      // What belongs to the company stops no driver.
      const wanted = ofDay.filter(({ kind, owner }) => kind !== 'document' || owner);
      expect(keysOf(given)).toEqual(keysOf(wanted));
    });

    it('has every driver, truck and trailer once', () => {
      for (const [name, list] of [
        ['driver', drivers],
        ['truck', trucks],
        ['trailer', trailers],
      ] as const) {
        expect(ids(sets.flatMap((set) => set[name]?.id ?? []))).toEqual(
          ids(list.map(({ id }) => id)),
        );
      }
    });

    it('allows no driving with an expired date or an inactive record', () => {
      const expired = new Set(
        ofDay
          .filter(({ state }) => state === 'overdue')
          .map(({ holder }) => `${holder.resource}/${holder.id}`),
      );
      const mayNot = ({ driver, truck, trailer }: (typeof sets)[number]) =>
        Object.entries({
          [RESOURCES.drivers]: driver,
          [RESOURCES.trucks]: truck,
          [RESOURCES.trailers]: trailer,
        }).some(
          ([name, row]) => row && (row.status !== 'active' || expired.has(`${name}/${row.id}`)),
        );
      expect(sets.filter((set) => mayNot(set) && set.status !== 'red')).toEqual([]);
    });
  });
});
