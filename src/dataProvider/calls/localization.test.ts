import { afterEach, describe, expect, it } from 'vitest';

import { addDays, todayIn } from '../../domain/base/dates.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { setConventions } from '../../domain/settings/conventions.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { CALLS } from '../endpoints.ts';
import { testApi } from '../testing.ts';

const CALL = CALLS.settings;

const ADMIN = 'Super Admin';

const api = testApi({ role: ADMIN });
afterEach(() => setConventions(DEFAULT_LOCALIZATION));

const later = { ...DEFAULT_LOCALIZATION, due_soon_days: 60 };
const save = (provider = api.provider()) => provider.saveLocalization(later, DEFAULT_LOCALIZATION);

describe('saving', () => {
  it('sends what changed only, and gives what is stored then', async () => {
    await expect(save()).resolves.toEqual(later);
    await expect(api.provider().localization()).resolves.toEqual(later);
    await expect(api.arrivals()).resolves.toEqual([`GET ${CALL}`, `PUT ${CALL}`, `GET ${CALL}`]);
  });

  it('writes nothing where nothing changed', async () => {
    await api.provider().saveLocalization(DEFAULT_LOCALIZATION, DEFAULT_LOCALIZATION);
    await expect(api.arrivals()).resolves.toEqual([`GET ${CALL}`]);
  });

  it('tells once of what somebody else changed meanwhile, and then replaces it', async () => {
    const provider = api.provider();
    await api.provider().saveLocalization({ ...later, due_soon_days: 14 }, DEFAULT_LOCALIZATION);
    await expect(save(provider)).rejects.toMatchObject({
      kind: 'changedElsewhere',
      body: { errors: { due_soon_days: 'validation.changedElsewhere' } },
    });
    await expect(save(provider)).resolves.toEqual(later);
  });

  it('is no conflict where the server has no such field yet', async () => {
    await api.fault({
      path: CALL,
      method: 'GET',
      kind: 'status',
      status: 200,
      body: { success: true, data: {} },
    });
    await expect(save()).resolves.toEqual(later);
  });

  it('leaves alone what somebody else changed in another field', async () => {
    const other = { ...DEFAULT_LOCALIZATION, currency: 'SAR' as const };
    await api.provider().saveLocalization(other, DEFAULT_LOCALIZATION);
    await expect(save()).resolves.toEqual({ ...later, currency: 'SAR' });
  });

  it('looks whether a write was done whose answer was lost', async () => {
    await api.fault({ path: CALL, method: 'PUT', kind: 'drop', after: true });
    await expect(save()).resolves.toEqual(later);
  });

  it('says that it was not done where the server broke before', async () => {
    await api.fault({ path: CALL, method: 'PUT', kind: 'status', status: 500 });
    await expect(save()).rejects.toMatchObject({ kind: 'server' });
  });

  it('hands on what the server finds wrong, by field', async () => {
    const wrong = { ...DEFAULT_LOCALIZATION, due_soon_days: 0 };
    await expect(
      api.provider().saveLocalization(wrong, DEFAULT_LOCALIZATION),
    ).rejects.toMatchObject({
      kind: 'invalid',
      body: { errors: { due_soon_days: expect.any(String) } },
    });
  });
});

it('says so where the server lacks the section', async () => {
  await api.fault({ path: CALL, kind: 'status', status: 404 });
  await expect(api.provider().localization()).rejects.toMatchObject({ kind: 'notOffered' });
});

it.each(['Fleet Manager', 'Diesel Manager', 'Auditor'])(
  'a %s may read, and not write',
  async (role) => {
    await expect(api.provider(role).localization()).resolves.toEqual(DEFAULT_LOCALIZATION);
    await expect(save(api.provider(role))).rejects.toMatchObject({ kind: 'forbidden' });
  },
);

const gatepassesIn = (answer: unknown) =>
  (answer as { data: { gatepass_expiring: number } }).data.gatepass_expiring;

it('figures, lists and the server reckon by the same threshold', async () => {
  const admin = api.provider();
  const [first] = await api.stored();
  await api.mutate('drivers', Number(first?.id), { gatepass_expiry: addDays(todayIn(), 45) });
  const due = async () => {
    const list = await admin.getList(RESOURCES.drivers, { filter: { gatepass: 'due' } });
    const { gatepass_expiring } = await admin.driverSummary();
    const told = await api.client.request(CALLS.driverSummary);
    return [list.total, gatepass_expiring, gatepassesIn(told)];
  };
  const before = await due();
  expect(new Set(before).size).toBe(1);

  await save();
  setConventions(later);
  const after = await due();
  expect(new Set(after).size).toBe(1);
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
});
