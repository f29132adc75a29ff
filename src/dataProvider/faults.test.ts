import process from 'node:process';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { memoryDatabase, type MemoryStore } from '../../api/store/store.ts';
import { readFault } from '../../mock-api/core/faults.ts';
import { fetchFrom } from '../../mock-api/core/fetch.ts';
import { createMock } from '../../mock-api/core/mock.ts';
import { seedOptions } from '../../mock-api/core/options.ts';
import { generateAll } from '../../mock-api/data/index.ts';
import { WRITE_KINDS, type Kind } from '../../mock-api/testing/faultKinds.ts';
import { testDay } from '../domain/base/testing.ts';
import { dieselIssues } from '../domain/diesel/issue.ts';
import { demoAccounts } from '../domain/people/demoAccounts.ts';
import { RESOURCES } from '../domain/records/resources.ts';
import { bodyOf } from '../domain/records/values.ts';
import { DEFAULT_LOCALIZATION } from '../domain/settings/localization.ts';
import { ApiError, isApiError } from './apiError.ts';
import { createPhpClient } from './client/phpClient.ts';
import { createDataProvider, type AppDataProvider } from './index.ts';
import { LIST, NEW_DRIVER } from './testing.ts';

const COUNTS = { drivers: 6, trucks: 6, trailers: 2, documents: 4, activity: 2, diesel_days: 3 };
const DATA = generateAll(seedOptions({ counts: COUNTS }), testDay().today);
const [{ id: HOLDER, truck_id: TRUCK } = { id: 0, truck_id: 0 }] = DATA.drivers.filter(
  ({ truck_id }) => truck_id !== null,
);

/** Longer than any call may take. */
const SILENCE_MS = 121_000;
const { drivers: DRIVERS, users: USERS, dieselIssues: ISSUES } = RESOURCES;
const PDF = new File(['%PDF-1.7\nMulkiya'], 'faulty.pdf', { type: 'application/pdf' });
const CODES = ['Q-8', 'Q-9'];

/** A change, as a screen asks for it. */
interface Change {
  /** The call that carries it. */
  call: readonly [method: string, path: string];
  /** Reads what the user sees, and returns what the press does. */
  begin: (provider: AppDataProvider) => Promise<() => Promise<unknown>>;
  /** How many times the server has it. */
  stored: (store: MemoryStore) => number;
}

const count = <Row>(rows: readonly Row[], isIt: (row: Row) => boolean) => rows.filter(isIt).length;

const recordOf = async (provider: AppDataProvider, resource: string, id: number) =>
  (await provider.getOne(resource, { id })).data;

const CHANGES: Record<string, Change> = {
  'add a driver': {
    call: ['POST', '/api/fleet/drivers.php'],
    begin: async (provider) => () => provider.create(DRIVERS, { data: NEW_DRIVER }),
    stored: ({ drivers }) =>
      count(drivers.list(), ({ driver_id }) => driver_id === NEW_DRIVER.driver_id),
  },
  'edit a driver': {
    call: ['PUT', '/fleet/drivers/index.php'],
    begin: async (provider) => {
      const previousData = await recordOf(provider, DRIVERS, 3);
      const data = { ...previousData, name: 'Edited' };
      return () => provider.update(DRIVERS, { id: 3, data, previousData });
    },
    stored: ({ drivers }) => count(drivers.list(), ({ name }) => name === 'Edited'),
  },
  'delete a driver': {
    call: ['DELETE', '/api/fleet/drivers.php'],
    begin: async (provider) => {
      const previousData = await recordOf(provider, DRIVERS, 3);
      return () => provider.delete(DRIVERS, { id: 3, previousData });
    },
    stored: ({ drivers }) => 1 - count(drivers.list(), ({ id }) => id === 3),
  },
  'import new drivers': {
    call: ['POST', '/api/fleet/drivers/import.php'],
    begin: async (provider) => async () => {
      const csv = ['driver_id,name', ...CODES.map((code) => `${code},Noor Din`)].join('\n');
      const { records } = await provider.importRecords(DRIVERS, csv, 'a.csv');
      const found = records.filter(({ driver_id }) => CODES.includes(String(driver_id)));
      // The screen says how many of them the server has.
      if (found.length < CODES.length) throw new ApiError('partial');
    },
    stored: ({ drivers }) => count(drivers.list(), (row) => CODES.includes(row.driver_id)) / 2,
  },
  'move a truck': {
    call: ['POST', '/api/fleet/drivers/move.php'],
    begin: async (provider) => {
      const { data } = await provider.getList(DRIVERS, LIST);
      const previous = data.find(({ truck_id }) => truck_id === null);
      if (!previous) throw new Error('every driver has a truck');
      const requested = { truck_id: TRUCK };
      const confirmedTakeovers = { truck_id: HOLDER };
      const edited = { ...previous, ...requested };
      return () =>
        provider.reassign({ driver: previous.id, requested, confirmedTakeovers, edited, previous });
    },
    stored: ({ drivers }) => {
      const ids = drivers.list().flatMap(({ id, truck_id }) => (truck_id === TRUCK ? [id] : []));
      if (ids.length === 0) throw new Error('the truck has no driver any more');
      return ids.length === 1 && ids[0] !== HOLDER ? 1 : 0;
    },
  },
  'upload a document': {
    call: ['POST', '/api/fleet/documents/documents.php'],
    begin: async (provider) => () =>
      provider.uploadDocument({ title: 'Faulty', category: 'registration' }, PDF),
    stored: ({ documents }) => count(documents.list(), ({ title }) => title === 'Faulty'),
  },
  'save the company': {
    call: ['PUT', '/admin/companies/companies.php'],
    begin: async (provider) => {
      const previous = await provider.singleton(RESOURCES.companyProfile);
      const edited = { ...previous, city: 'Fujairah' };
      return () => provider.saveSingleton(RESOURCES.companyProfile, edited, previous);
    },
    stored: ({ company_profile }) =>
      count(company_profile.list(), ({ city }) => city === 'Fujairah'),
  },
  'issue diesel': {
    call: ['POST', '/diesel/diesel-manager/reports/issued.php'],
    begin: async (provider) => {
      const data = bodyOf(dieselIssues, {
        at: new Date().toISOString(),
        branch_id: 1,
        truck_id: 1,
        liters: 123.4,
        unit_cost: 2.8,
        full_tank: true,
      });
      return () => provider.create(ISSUES, { data });
    },
    stored: ({ diesel_issues }) => count(diesel_issues.list(), ({ liters }) => liters === 123.4),
  },
  'count stock': {
    call: ['PUT', '/diesel/diesel-manager/reports/stock.php'],
    begin: async (provider) => {
      const before = (await provider.dieselStock()).find(
        ({ branch_id }) => Number(branch_id) === 2,
      );
      if (!before) throw new Error('no stock');
      return () => provider.countStock({ branch_id: 2, liters: 777, cost: 2.9 }, before);
    },
    stored: ({ diesel_stock }) => count(diesel_stock.list(), ({ liters }) => liters === 777),
  },
  'add a user': {
    call: ['POST', '/admin/users/users.php'],
    begin: async (provider) => {
      const data = {
        name: 'New',
        email: 'new@qafila.example',
        role: 'Fleet Manager',
        password: 'nine quiet lorries',
        status: 'active',
      };
      return () => provider.create(USERS, { data });
    },
    stored: ({ users }) => count(users.list(), ({ email }) => email === 'new@qafila.example'),
  },
};

const ROLE_FOR: Partial<Record<string, string>> = {
  'issue diesel': 'Diesel Manager',
  'count stock': 'Diesel Manager',
  'save the company': 'Super Admin',
  'add a user': 'Super Admin',
};

const CASES = [...WRITE_KINDS.before, ...WRITE_KINDS.after].map((kind) => ({
  name: `${kind.name} ${kind.fault.after ? 'after the work' : 'before it'}`,
  kind,
}));

/** All with FAULTS=all; else a few for each change, and each kind for some change. */
const casesFor = (place: number) =>
  CASES.filter((_, index) => process.env['FAULTS'] === 'all' || index % 4 === place % 4);

/** How an attempt ended: 'done', or the failure shown to the user. */
const outcomeOf = async (press: () => Promise<unknown>, isSilent = false): Promise<unknown> => {
  const pressed = press().then(
    () => 'done',
    (error: unknown) => error,
  );
  if (!isSilent) return pressed;
  let ended: unknown;
  void pressed.then((outcome) => {
    ended = outcome;
  });
  while (ended === undefined) await vi.advanceTimersByTimeAsync(SILENCE_MS);
  return ended;
};

afterEach(() => void vi.useRealTimers());

describe.each(['full', 'terse'] as const)('on a server that speaks %s', (dialect) => {
  const database = memoryDatabase(DATA);
  const mock = createMock({
    generate: generateAll,
    seed: seedOptions({ counts: COUNTS }),
    database,
    dialect,
  });
  const fetch = fetchFrom(mock);

  const providerFor = async (change: string) => {
    await mock.reset({ seed: mock.seed, dialect, latency: 0, tokens: true });
    const role = ROLE_FOR[change] ?? 'Fleet Manager';
    const account = demoAccounts.find((each) => each.role === role);
    const answer = await fetch('http://mock/auth/login.php', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    });
    const { token } = (await answer.json()) as { token: string };
    const client = createPhpClient({ apiUrl: 'http://mock', getToken: () => token, fetch });
    return createDataProvider({
      client,
      getRole: () => role,
      getLocalization: () => DEFAULT_LOCALIZATION,
    });
  };

  const strike = ([method, path]: Change['call'], { fault, isBlind }: Kind) => {
    mock.faults.add(readFault({ ...fault, path, method }));
    if (isBlind)
      mock.faults.add(readFault({ path: '/*', method: 'GET', kind: 'status_html', times: 0 }));
  };

  describe.each(
    Object.entries(CHANGES).map(([name, change], place) => ({ ...change, name, place })),
  )('$name', ({ name, call, begin, stored, place }) => {
    it.each(casesFor(place))(
      '$name: sent once, stored at most once, told truly',
      async ({ kind }) => {
        const provider = await providerFor(name);
        const press = await begin(provider);
        mock.log.clear();
        strike(call, kind);
        if (kind.isSilent) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        const outcome = await outcomeOf(press, kind.isSilent);
        vi.useRealTimers();
        const arrived = mock.log
          .entries()
          .filter(({ method, path }) => method === call[0] && path === call[1]).length;
        const has = stored(database.store);
        const isTrue =
          outcome === 'done' ? kind.isLie || has === 1 : isApiError(outcome) && outcome.kind;
        expect({ arrived, has, isTrue }).toEqual({
          arrived: expect.toSatisfy((times: number) => times <= 1),
          has: expect.toSatisfy((times: number) => times <= 1),
          isTrue: expect.toSatisfy(Boolean),
        });

        // The user presses again, if need be once the time that the server asked for has passed.
        mock.faults.clear();
        if (outcome === 'done' || (kind.isLie && has === 1)) return;
        const seconds = Number(kind.fault.headers?.['Retry-After'] ?? 0);
        if (seconds > 0) vi.setSystemTime(Date.now() + seconds * 1000);
        // What a server lacks is learned until the page is loaded anew.
        const again = isApiError(outcome, 'notOffered')
          ? await begin(await providerFor(name))
          : press;
        await outcomeOf(again);
        expect(stored(database.store)).toBe(1);
      },
    );
  });
});
