import { describe, expect, it } from 'vitest';

import { addDays } from '../../domain/base/dates.ts';
import { testDay } from '../../domain/base/testing.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { CALLS } from '../endpoints.ts';
import { testApi } from '../testing.ts';

const CALL = CALLS.settings;

const ADMIN = 'Super Admin';

const api = testApi({ role: ADMIN });

const later = { ...DEFAULT_LOCALIZATION, due_soon_days: 60 };
const save = (provider = api.provider()) =>
  provider.saveSingleton(RESOURCES.localization, later, DEFAULT_LOCALIZATION);

describe('saving', () => {
  it('sends only what changed, and returns what is then stored', async () => {
    await expect(save()).resolves.toMatchObject(later);
    await expect(api.provider().singleton(RESOURCES.localization)).resolves.toMatchObject(later);
    await expect(api.arrivals()).resolves.toEqual([`GET ${CALL}`, `PUT ${CALL}`, `GET ${CALL}`]);
  });

  it('writes nothing where nothing changed', async () => {
    await api
      .provider()
      .saveSingleton(RESOURCES.localization, DEFAULT_LOCALIZATION, DEFAULT_LOCALIZATION);
    await expect(api.arrivals()).resolves.toEqual([`GET ${CALL}`]);
  });

  it('reports what someone else changed meanwhile, and replaces only what was seen', async () => {
    const provider = api.provider();
    await api
      .provider()
      .saveSingleton(RESOURCES.localization, { ...later, due_soon_days: 14 }, DEFAULT_LOCALIZATION);
    await expect(save(provider)).rejects.toMatchObject({
      kind: 'changedElsewhere',
      body: { errors: { due_soon_days: 'validation.changedElsewhere' } },
    });
    const seen = { ...DEFAULT_LOCALIZATION, due_soon_days: 14 };
    await expect(
      provider.saveSingleton(RESOURCES.localization, later, seen),
    ).resolves.toMatchObject(later);
  });

  it('is no conflict where the server does not have the field yet', async () => {
    await api.fault({
      path: CALL,
      method: 'GET',
      kind: 'status',
      status: 200,
      body: { success: true, data: {} },
    });
    await expect(save()).resolves.toMatchObject(later);
  });

  it('is no conflict where the server has nothing, or nothing that we can read', async () => {
    const data = { due_soon_days: null, weekend: '5,6', date_format: 'd/m/Y' };
    await api.fault({
      path: CALL,
      method: 'GET',
      kind: 'status',
      status: 200,
      body: { success: true, data },
    });
    const edited = { ...later, weekend: [5], date_format: 'dd/MM/yyyy' as const };
    const saved = api
      .provider()
      .saveSingleton(RESOURCES.localization, edited, DEFAULT_LOCALIZATION);
    await expect(saved).resolves.toMatchObject(edited);
  });

  it('leaves alone what someone else changed in another field', async () => {
    const other = { ...DEFAULT_LOCALIZATION, currency: 'SAR' as const };
    await api.provider().saveSingleton(RESOURCES.localization, other, DEFAULT_LOCALIZATION);
    await expect(save()).resolves.toMatchObject({ ...later, currency: 'SAR' });
  });

  it('checks whether a write was stored whose answer was lost', async () => {
    await api.fault({ path: CALL, method: 'PUT', kind: 'drop', after: true });
    await expect(save()).resolves.toMatchObject(later);
  });

  it('reports that nothing was stored where the server failed first', async () => {
    await api.fault({ path: CALL, method: 'PUT', kind: 'status', status: 500 });
    await expect(save()).rejects.toMatchObject({ kind: 'server' });
  });

  it('passes on what the server finds wrong, by field', async () => {
    const wrong = { ...DEFAULT_LOCALIZATION, due_soon_days: -1 };
    await expect(
      api.provider().saveSingleton(RESOURCES.localization, wrong, DEFAULT_LOCALIZATION),
    ).rejects.toMatchObject({
      kind: 'invalid',
      body: { errors: { due_soon_days: expect.any(String) } },
    });
  });
});

it('says so where the server lacks the section', async () => {
  await api.fault({ path: CALL, kind: 'status', status: 404 });
  await expect(api.provider().singleton(RESOURCES.localization)).rejects.toMatchObject({
    kind: 'notOffered',
  });
});

it.each(['Fleet Manager', 'Diesel Manager', 'Auditor'])(
  'a %s may read but not write',
  async (role) => {
    await expect(api.provider(role).singleton(RESOURCES.localization)).resolves.toMatchObject(
      DEFAULT_LOCALIZATION,
    );
    await expect(save(api.provider(role))).rejects.toMatchObject({ kind: 'forbidden' });
  },
);

const gatepassesIn = (answer: unknown) =>
  (answer as { data: { gatepass_expiring: number } }).data.gatepass_expiring;

it('figures, lists and the server share one threshold', async () => {
  const [first] = await api.stored();
  await api.mutate('drivers', Number(first?.id), { gatepass_expiry: addDays(testDay().today, 45) });
  const due = async (localization = DEFAULT_LOCALIZATION) => {
    const admin = api.provider(ADMIN, localization);
    const list = await admin.getList(RESOURCES.drivers, { filter: { gatepass: 'due' } });
    const { gatepass } = await admin.recordStats(RESOURCES.drivers);
    const told = await api.client.request('/api/fleet/drivers/summary.php');
    return [list.total, gatepass?.count, gatepassesIn(told)];
  };
  const before = await due();
  expect(new Set(before).size).toBe(1);

  await save();
  const after = await due(later);
  expect(new Set(after).size).toBe(1);
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
});
