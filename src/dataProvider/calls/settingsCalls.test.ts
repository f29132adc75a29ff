import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';

import { authenticatorOf } from '../../domain/people/oneTimeCode.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { companyProfileOf, companyValues } from '../../domain/settings/companyProfile.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { ApiError } from '../apiError.ts';
import type { PhpAnswer, PhpClient, PhpRequest } from '../client/phpClient.ts';
import { createDataProvider } from '../index.ts';
import { startTestApi, type TestApi } from '../testing.ts';

const PROFILE = '/admin/companies/companies.php';
const SETTINGS = '/admin/settings/settings.php';
const USERS = '/admin/users/users.php';
const PASSWORD = 'demo-admin-1';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ role: 'Super Admin' });
});
afterAll(() => api.close());

const admin = () => api.provider('Super Admin');

describe('the company profile', () => {
  const edit = async (changes: Record<string, string>) => {
    const provider = admin();
    const before = companyValues(await provider.singleton(RESOURCES.companyProfile));
    return {
      before,
      save: () =>
        provider.saveSingleton(RESOURCES.companyProfile, { ...before, ...changes }, before),
    };
  };

  beforeEach(() => api.clearLog());

  it('is stored whole, and nothing is sent where nothing changed', async () => {
    const { save } = await edit({ city: 'Al Ain' });
    await expect(save()).resolves.toMatchObject({
      city: 'Al Ain',
      country: 'United Arab Emirates',
    });
    const same = await edit({});
    await api.clearLog();
    await same.save();
    expect(await api.arrivals()).toEqual([`GET ${PROFILE}`]);
  });

  it('reports what someone else changed in the same field each time', async () => {
    const { save } = await edit({ city: 'Sharjah' });
    const other = await edit({ city: 'Ajman', taxId: 'T-1' });
    await other.save();
    await expect(save()).rejects.toMatchObject({
      kind: 'changedElsewhere',
      body: { errors: { city: 'validation.changedElsewhere' } },
    });
    await expect(save()).rejects.toMatchObject({ found: { city: 'Ajman', taxId: 'T-1' } });
  });

  it('is stored where someone else has saved the same meanwhile', async () => {
    const { save } = await edit({ city: 'Khor Fakkan' });
    await (await edit({ city: 'Khor Fakkan' })).save();
    await expect(save()).resolves.toMatchObject({ city: 'Khor Fakkan' });
  });

  it('is stored over a number that another program wrote in its own way', async () => {
    const provider = admin();
    const stored = await provider.singleton(RESOURCES.companyProfile);
    const spaced = { ...stored, vatId: '100 0000 0000 0003' };
    await provider.saveSingleton(RESOURCES.companyProfile, spaced, stored);
    const { save } = await edit({ vatId: '100000000000018' });
    await expect(save()).resolves.toMatchObject({ vatId: '100000000000018' });
  });

  it('counts as stored when only the answer was lost', async () => {
    const { save } = await edit({ city: 'Fujairah' });
    await api.fault({ path: PROFILE, method: 'PUT', kind: 'html', after: true });
    await expect(save()).resolves.toMatchObject({ city: 'Fujairah' });
  });

  it('does not count as stored where the server confirms it and has the old value', async () => {
    const { save } = await edit({ city: 'Dibba' });
    const confirmed = { kind: 'status', status: 200, body: { success: true } };
    await api.fault({ path: PROFILE, method: 'PUT', ...confirmed });
    await expect(save()).rejects.toMatchObject({
      kind: 'notKept',
      body: { errors: { city: 'validation.notKept' } },
    });
  });

  it('does not count as stored when it was not', async () => {
    const { save } = await edit({ city: 'Hatta' });
    await api.fault({ path: PROFILE, method: 'PUT', kind: 'html' });
    await expect(save()).rejects.toMatchObject({ kind: 'nonJson' });
    expect((await edit({})).before.city).toBe('Fujairah');
  });

  it('fails where the server lacks the call, and is empty where it has none', async () => {
    await api.fault({ path: PROFILE, kind: 'status', status: 404 });
    await expect(admin().singleton(RESOURCES.companyProfile)).rejects.toMatchObject({
      kind: 'callMissing',
    });
    await api.fault({ path: PROFILE, kind: 'status', status: 200, body: { success: true } });
    await expect(admin().singleton(RESOURCES.companyProfile)).resolves.toEqual({});
    expect(companyProfileOf(null, 'Default').companyName).toBe('Default');
  });
});

describe('users', () => {
  it('never come back with their password, and are identified by their address', async () => {
    const data = { name: 'A', email: 'a@q.example', password: 'seven camels', role: 'Auditor' };
    const { data: created } = await admin().create(RESOURCES.users, { data });
    expect(created).not.toHaveProperty('password');
    await api.fault({ path: USERS, method: 'POST', kind: 'html', after: true });
    const second = { ...data, email: 'b@q.example' };
    const { data: settled } = await admin().create(RESOURCES.users, { data: second });
    expect(settled).toMatchObject({ email: 'b@q.example' });
    expect(settled).not.toHaveProperty('password');
  });

  it('keep their password when they are changed, though the server shows it in its list', async () => {
    const bodies: unknown[] = [];
    const request: PhpClient['request'] = async (path, call) => {
      if (call?.method === 'PUT') bodies.push(call.json);
      const answer = await api.client.request(path, call);
      if (path !== USERS || !('data' in answer) || !Array.isArray(answer.data)) return answer;
      return {
        ...answer,
        data: answer.data.map((one: object) => ({ ...one, password: '$2y$10$' })),
      };
    };
    const provider = createDataProvider({
      client: { ...api.client, request },
      getRole: () => 'Super Admin',
      getLocalization: () => DEFAULT_LOCALIZATION,
    });
    const { data: previousData } = await provider.getOne(RESOURCES.users, { id: 6 });
    const data = { ...previousData, name: 'Sara H.' };
    await provider.update(RESOURCES.users, { id: 6, data, previousData });
    expect(bodies).toEqual([expect.objectContaining({ id: 6, name: 'Sara H.' })]);
    expect(bodies[0]).not.toHaveProperty('password');
  });

  it('get a new password by their id', async () => {
    await api.clearLog();
    await admin().changeUserPassword(6, 'another one');
    expect(await api.arrivals()).toEqual([`PUT ${USERS}`]);
    await expect(admin().changeUserPassword(6, 'short')).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the user’s own security', () => {
  it('reads and changes the second factor, with the server’s setup data', async () => {
    await expect(admin().security()).resolves.toEqual({
      isOn: false,
      isAsked: true,
      needsPassword: true,
      otherSessions: expect.any(Number),
    });
    const setup = await admin().setTwoFactor(true, PASSWORD);
    expect(setup.address).toMatch(/^otpauth:/);
    expect(setup.awaitsCode).toBe(true);
    await expect(admin().security()).resolves.toMatchObject({ isOn: false });

    const code = authenticatorOf(setup)?.generate();
    await expect(admin().confirmTwoFactor('not it')).rejects.toMatchObject({ kind: 'invalid' });
    const { recoveryCodes } = await admin().confirmTwoFactor(code ?? '');
    expect(recoveryCodes).toHaveLength(8);
    await expect(admin().security()).resolves.toMatchObject({ isOn: true });

    await admin().setTwoFactor(false, PASSWORD);
    await expect(admin().security()).resolves.toMatchObject({ isOn: false });
  });

  it('changes the second factor with the right password only', async () => {
    await expect(admin().setTwoFactor(true, 'wrong')).rejects.toMatchObject({
      fieldErrors: { currentPassword: 'The current password is not right' },
    });
  });

  it('ends the other sessions', async () => {
    await admin().endOtherSessions();
    await expect(admin().security()).resolves.toMatchObject({ otherSessions: 0 });
  });

  const answering = (answer: PhpAnswer | ApiError) =>
    createDataProvider({
      client: {
        request: (_path: string, _request?: PhpRequest) =>
          answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer),
        download: () => Promise.reject(new ApiError('notOffered')),
      },
      getRole: () => 'Super Admin',
      getLocalization: () => DEFAULT_LOCALIZATION,
    });

  test.each([
    ['1', true],
    [0, false],
    ['yes', false],
    [undefined, false],
  ])('reads %j as %s', async (told, isOn) => {
    const answer = { success: true, data: { two_factor_enabled: told } };
    await expect(answering(answer).security()).resolves.toEqual({
      isOn,
      isAsked: false,
      needsPassword: false,
      otherSessions: undefined,
    });
  });

  it('is read where the server wraps it in nothing', async () => {
    const bare = { success: true, message: 'OK', two_factor_enabled: 1 };
    await expect(answering(bare).security()).resolves.toMatchObject({ isOn: true });
    await expect(answering(bare).singleton(RESOURCES.security)).resolves.toEqual({
      two_factor_enabled: 1,
    });
    const setup = { success: true, secret: 'JBSWY3DP', recovery_codes: ['1111-2222'] };
    await expect(answering(setup).setTwoFactor(true)).resolves.toMatchObject({
      secret: 'JBSWY3DP',
      recoveryCodes: ['1111-2222'],
    });
  });

  it('accepts no other kind of address for a QR code', async () => {
    const answer = {
      success: true,
      data: { otpauth_url: 'javascript:alert(1)', recovery_codes: 7 },
    };
    await expect(answering(answer).setTwoFactor(true)).resolves.toEqual({
      secret: undefined,
      address: undefined,
      recoveryCodes: [],
      awaitsCode: false,
    });
  });

  it('reports nothing that the server did not confirm', async () => {
    await expect(answering({}).setTwoFactor(true)).rejects.toMatchObject({
      kind: 'unknownOutcome',
    });
    await expect(answering([]).changePassword('a', 'b')).rejects.toMatchObject({
      kind: 'unknownOutcome',
    });
  });

  it('names the field that is wrong', async () => {
    await expect(admin().changePassword('wrong', 'long enough')).rejects.toMatchObject({
      kind: 'invalid',
      body: { errors: { currentPassword: 'The current password is not right' } },
    });
  });
});

describe('lists of the settings', () => {
  it('reads the login history from its section', async () => {
    const list = {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'at', order: 'DESC' as const },
    };
    await api.clearLog();
    const { data } = await admin().getList(RESOURCES.loginHistory, { ...list, filter: {} });
    expect(data[0]).toMatchObject({ email: 'admin@qafila.example', outcome: 'success' });
    expect(await api.arrivals()).toEqual([`GET ${SETTINGS}`]);
    await api.fault({ path: SETTINGS, kind: 'status', status: 404 });
    await expect(
      admin().getList(RESOURCES.loginHistory, { ...list, filter: {} }),
    ).rejects.toMatchObject({ kind: 'notOffered' });
  });

  it('keeps the versions of a legal document where the server does', async () => {
    const provider = admin();
    const { data: before } = await provider.getOne(RESOURCES.legal, { id: 1 });
    await expect(provider.legalVersions(1)).resolves.toEqual([]);
    await provider.update(RESOURCES.legal, {
      id: 1,
      data: { ...before, content: '<p>New words</p>' },
      previousData: before,
    });
    await expect(provider.legalVersions(1)).resolves.toMatchObject([
      { title: before['title'], content: before['content'] },
    ]);
    await api.fault({
      path: '/admin/legal_documents/legal_documents.php',
      kind: 'status',
      status: 200,
      body: { id: 1, title: 'T', content: 'C' },
    });
    await expect(admin().legalVersions(1)).resolves.toBeUndefined();
  });

  test.each(['Fleet Manager', 'Auditor'])('are closed to a %s', async (role) => {
    const provider = api.provider(role);
    for (const refused of [
      provider.saveSingleton(RESOURCES.companyProfile, { city: 'Hatta' }, {}),
      provider.changeUserPassword(1, 'seven camels'),
      provider.legalVersions(1),
    ]) {
      await expect(refused).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});
