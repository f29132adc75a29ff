import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { testApi } from '../testing.ts';

const { drivers: DRIVERS, users: USERS } = RESOURCES;
const PUT = '/fleet/drivers/index.php';

const api = testApi({ dialect: 'terse' });

const change = async (values: object) => {
  const provider = api.provider();
  const { data: previousData } = await provider.getOne(DRIVERS, { id: 1 });
  await api.clearLog();
  const data = { ...previousData, ...values };
  const saved = provider.update(DRIVERS, { id: 1, data, previousData });
  return { provider, saved };
};

describe('a change that the server confirms', () => {
  it('is not saved if the server still has the old values, and names their fields', async () => {
    const confirmed = { kind: 'status', status: 200, body: { success: true } };
    await api.fault({ path: PUT, method: 'PUT', ...confirmed });
    const { saved } = await change({ name: 'Other', gatepass_expiry: '2031-01-01' });
    await expect(saved).rejects.toMatchObject({
      kind: 'notKept',
      body: { errors: { name: 'validation.notKept', gatepass_expiry: 'validation.notKept' } },
    });
  });

  it('counts as saved in whatever form the server stores it, and shows that', async () => {
    const { saved } = await change({ name: '  Other ' });
    await expect(saved).resolves.toMatchObject({ data: { name: 'Other' } });
  });

  it('is compared with rows that the screens then share', async () => {
    const { provider, saved } = await change({ name: 'Other' });
    await saved;
    await provider.getOne(DRIVERS, { id: 1 });
    const path = '/api/fleet/drivers.php';
    expect(await api.arrivals()).toEqual([`GET ${path}`, `PUT ${PUT}`, `GET ${path}`]);
  });
});

describe('a password', () => {
  const admin = testApi({ role: 'Super Admin' });

  it('is never shown, so it is not compared', async () => {
    const provider = admin.provider();
    const { data: previousData } = await provider.getOne(USERS, { id: 2 });
    const data = { ...previousData, name: 'Other' };
    await expect(provider.update(USERS, { id: 2, data, previousData })).resolves.toMatchObject({
      data: { name: 'Other' },
    });
  });
});
