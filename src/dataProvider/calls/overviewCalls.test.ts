import { describe, expect, it, vi } from 'vitest';

import { addDays } from '../../domain/base/dates.ts';
import { testDay } from '../../domain/base/testing.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { ApiError } from '../apiError.ts';
import type { PhpAnswer, PhpClient } from '../client/phpClient.ts';
import { createDataProvider } from '../index.ts';
import { LIST } from '../testing.ts';

type Answers = Record<string, PhpAnswer | (() => PhpAnswer)>;

const STATS = '/api/admin/stats.php';
const DRIVERS = '/api/fleet/drivers.php';
const TRUCKS = '/api/fleet/trucks/trucks.php';
const TRAILERS = '/api/fleet/trailers/trailers.php';
const ASSIGNMENTS = '/api/admin/assignments.php';

const told = (number: number | string) => ({
  trucks: { active_trucks: number, expiring_soon: number },
  trailers: { active_trailers: number, expiring_soon: number, empty_trailers: number },
  drivers: { active_drivers: number },
});

const due = addDays(testDay().today, 30);
const rows: Answers = {
  [STATS]: told(99),
  [DRIVERS]: {
    rows: [
      { id: 1, status: 'vacation' },
      { id: 2, status: 'active' },
    ],
  },
  [TRUCKS]: { rows: [{ id: 1, status: 'active', gatepass_expiry: due }] },
  [TRAILERS]: {
    rows: [{ id: 1, status: 'active', load_state: 'empty', tir_expiry: '2020-01-01' }],
  },
};

const fail = (status: number) => () => {
  throw new ApiError('server', { status });
};

const answering = (answers: Answers) =>
  vi.fn<PhpClient['request']>(async (path) => {
    const answer = answers[path] ?? {};
    return typeof answer === 'function' ? answer() : answer;
  });

const providerOf = (answers: Answers, role = 'Super Admin', request = answering(answers)) => {
  const client = { request, download: vi.fn<PhpClient['download']>() };
  return {
    request,
    provider: createDataProvider({
      client,
      getRole: () => role,
      getLocalization: () => DEFAULT_LOCALIZATION,
    }),
  };
};

it('counts the figures from the rows that they open', async () => {
  await expect(providerOf(rows).provider.fleetMetrics()).resolves.toEqual({
    activeTrucks: 1,
    activeTrailers: 1,
    activeDrivers: 1,
    trailersExpiring: 0,
    trucksExpiring: 1,
    vacationDrivers: 1,
    emptyTrailers: 1,
    trailersOverdue: 1,
    trucksOverdue: 0,
  });
});

it('takes the server’s figures, even sent as text, where rows are missing or truncated', async () => {
  const first = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, status: 'active' }));
  const { provider } = providerOf({
    ...rows,
    [STATS]: told('7'),
    [TRUCKS]: fail(500),
    [TRAILERS]: { rows: first },
  });
  await expect(provider.fleetMetrics()).resolves.toEqual({
    activeTrucks: 7,
    trucksExpiring: 7,
    activeTrailers: 7,
    trailersExpiring: 7,
    emptyTrailers: 7,
    activeDrivers: 1,
    vacationDrivers: 1,
  });
});

it('takes the server’s figure for what its rows lack', async () => {
  const answers = { ...rows, [TRAILERS]: { rows: [{ id: 1, status: 'active' }] } };
  const known = { activeTrailers: 1, emptyTrailers: 5 };
  const { provider } = providerOf({ ...answers, [STATS]: told(5) });
  await expect(provider.fleetMetrics()).resolves.toMatchObject(known);
  const untold = providerOf({ ...answers, [STATS]: { trailers: {} } }).provider;
  const figures = await untold.fleetMetrics();
  expect(figures).toMatchObject({ activeTrailers: 1 });
  expect(figures).not.toHaveProperty('emptyTrailers');
});

it('has no figures where the server’s call fails', async () => {
  const { provider } = providerOf({ ...rows, [STATS]: fail(500) });
  await expect(provider.fleetMetrics()).rejects.toMatchObject({ kind: 'server', status: 500 });
});

it('asks for a page of assignments and reads what each row holds', async () => {
  const { provider, request } = providerOf({
    [ASSIGNMENTS]: {
      rows: [
        {
          number: '11',
          id: 'D-1011',
          name: 'Sami',
          name_ar: 'سامي',
          truck: 'T-1',
          trailer: '',
          driverDetails: { phone: '050', email: null },
          truckDetails: { model: 'Actros', status: 'active', expiry: '2026-04-01' },
        },
        { id: 12, name: 'Omar', trailerDetails: { type: 3, expiry: '0000-00-00' } },
        'no row',
      ],
      total: '13',
    },
  });
  await expect(provider.assignments(2, 10)).resolves.toEqual({
    rows: [
      {
        number: 11,
        id: 'D-1011',
        name: 'Sami',
        name_ar: 'سامي',
        truck: 'T-1',
        trailer: null,
        driverDetails: { phone: '050', email: null },
        truckDetails: { model: 'Actros', status: 'active', expiry: '2026-04-01' },
        trailerDetails: null,
      },
      {
        number: 12,
        id: '12',
        name: 'Omar',
        name_ar: null,
        truck: null,
        trailer: null,
        driverDetails: { phone: null, email: null },
        truckDetails: null,
        trailerDetails: { type: '3', status: null, expiry: null },
      },
    ],
    total: 13,
  });
  expect(request).toHaveBeenCalledExactlyOnceWith(ASSIGNMENTS, { query: { page: 2, limit: 10 } });
});

it('pages the rows itself where the server sends them all', async () => {
  const all = Array.from({ length: 23 }, (_, index) => ({ id: `D-${index + 1}`, name: 'N' }));
  const { provider } = providerOf({ [ASSIGNMENTS]: { rows: all } });
  const { rows: page, total } = await provider.assignments(3, 10);
  expect({ ids: page.map(({ id }) => id), total }).toEqual({
    ids: ['D-21', 'D-22', 'D-23'],
    total: 23,
  });
});

/** A server with this many rows that returns at most `most` per call. */
const pagesOf = (count: number, most: number, isTold: boolean) => {
  const all = Array.from({ length: count }, (_, index) => ({ id: `D-${index + 1}`, name: 'N' }));
  const request = vi.fn<PhpClient['request']>(async (_path, options) => {
    const { page = 1, limit = 10 } = options?.query ?? {};
    const size = Math.min(Number(limit), most);
    const start = (Number(page) - 1) * size;
    return { rows: all.slice(start, start + size), ...(isTold && { total: count }) };
  });
  return { request, provider: providerOf({}, 'Super Admin', request).provider };
};

it.each([
  [23, 1000, true, 1],
  [23, 10, true, 3],
  [23, 10, false, 4],
  [0, 10, true, 1],
])(
  'reads all of %i assignments from a server that returns %i per call (reported total: %s)',
  async (count, most, isTold, calls) => {
    const { request, provider } = pagesOf(count, most, isTold);
    const { rows: found, total } = await provider.allAssignments();
    expect(found.map(({ number, id }) => [number, id])).toEqual(
      Array.from({ length: count }, (_, index) => [index + 1, `D-${index + 1}`]),
    );
    expect(total).toBe(count);
    expect(request).toHaveBeenCalledTimes(calls);
  },
);

it('stops where a server repeats itself, and reports how many it claims to have', async () => {
  const { provider } = providerOf({
    [ASSIGNMENTS]: { rows: [{ id: 'D-1', name: 'Sami' }], total: 9 },
  });
  await expect(provider.allAssignments()).resolves.toMatchObject({
    rows: [{ id: 'D-1' }],
    total: 9,
  });
});

it.each(['Diesel Manager', 'Auditor'])('a %s asks for neither', async (role) => {
  const { request, provider } = providerOf(rows, role);
  await expect(provider.fleetMetrics()).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(provider.assignments(1, 10)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(request).not.toHaveBeenCalled();
});

describe('a server whose trailers do not say whether they are empty', () => {
  const trailers = [1, 2, 3].map((id) => ({ id, status: 'active' }));
  const LISTS: Answers = {
    ...rows,
    [TRAILERS]: { rows: trailers },
    [DRIVERS]: { rows: [{ id: 1, trailer_id: '2' }, { id: 2 }] },
  };
  const seenBy = async (answers: Answers) => {
    const { provider } = providerOf(answers, 'Fleet Manager');
    const { empty } = await provider.recordStats(RESOURCES.trailers);
    const filter = { load_state: 'empty' };
    const { data } = await provider.getList(RESOURCES.trailers, { ...LIST, filter });
    const { emptyTrailers } = await providerOf(answers).provider.fleetMetrics();
    return { card: empty?.count, list: data.map(({ id }) => id), figure: emptyTrailers };
  };

  it('has those empty that no driver has, in card, list and overview alike', async () => {
    expect(await seenBy(LISTS)).toEqual({ card: 2, list: [1, 3], figure: 2 });
  });

  it.each<[string, Answers]>([
    ['could not be loaded', { [DRIVERS]: fail(500) }],
    ['are not all known', { [DRIVERS]: { rows: [{ id: 1, trailer_id: 2 }], total: 9 } }],
    ['name no trailers', { [DRIVERS]: { rows: [{ id: 1 }] } }],
  ])('counts none where the drivers %s', async (_what, drivers) => {
    const known = await seenBy({ ...LISTS, [STATS]: told(5), ...drivers });
    expect(known).toEqual({ card: undefined, list: [], figure: 5 });
  });
});
