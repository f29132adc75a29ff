import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Json } from '../../api/call.ts';
import { authenticatorOf } from '../../src/domain/people/oneTimeCode.ts';
import { DATABASE_WITHIN_MS, type Started } from './rowsTest.ts';

const SETTINGS = '/admin/settings/settings.php';
const SESSIONS = '/admin/operations/sessions.php';
const SECURITY = `${SETTINGS}?section=security`;
const ACCOUNT = { email: 'fleet@qafila.example', password: 'demo-fleet-1' };
const NEXT = 'nine quiet lorries';

/** A user's other sessions can be seen and ended, and end with the password. */
export const testSessions = (name: string, start: () => Promise<Started> | Started): void => {
  describe.each([name])('%s: other sessions', () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    }, DATABASE_WITHIN_MS);
    afterAll(() => started.close?.(), DATABASE_WITHIN_MS);

    const here = (method: string, path: string, body?: object) =>
      started.client.send('fleet', method, path, body);
    const signIn = async (password: string) => {
      const account = { ...ACCOUNT, password };
      const { json } = await started.client.send('anonymous', 'POST', '/auth/login.php', account);
      return { authorization: `Bearer ${String(json['token'])}` };
    };
    const statusThere = async (headers: Record<string, string>) =>
      (await started.client.raw('GET', SECURITY, { headers })).status;
    const others = async () => {
      const { status, json } = await here('GET', SECURITY);
      return { status, json };
    };
    const says = (other_sessions: number) => ({ status: 200, json: { data: { other_sessions } } });

    it('are counted, and end when the user says so', async () => {
      expect(await others()).toMatchObject(says(0));
      const there = await signIn(ACCOUNT.password);
      expect(await others()).toMatchObject(says(1));
      expect(await statusThere(there)).toBe(200);
      const { status, json } = await here('PUT', SETTINGS, {
        section: 'security',
        type: 'sessions',
      });
      expect({ status, json }).toMatchObject({ status: 200, json: { data: { ended: 1 } } });
      expect(await statusThere(there)).toBe(401);
      expect(await others()).toMatchObject(says(0));
    });

    it('are listed with who, where and when for a Super Admin, who can end them', async () => {
      const there = await signIn(ACCOUNT.password);
      await here('GET', SECURITY);
      const list = await started.client.send('admin', 'GET', SESSIONS);
      const rows = list.json['rows'] as Json[];
      expect(rows.filter(({ is_current }) => is_current)).toMatchObject([{ role: 'Super Admin' }]);
      expect(list.text).not.toContain('token');
      const last = rows.filter(({ email }) => email === ACCOUNT.email).at(-1);
      expect(last).toMatchObject({ name: 'Omar Haddad', role: 'Fleet Manager', is_current: false });
      for (const time of [last?.['created_at'], last?.['last_used_at']]) {
        expect(Date.now() - Date.parse(String(time))).toBeLessThan(60_000);
      }
      const end = `${SESSIONS}?id=${String(last?.['id'])}`;
      expect((await started.client.send('admin', 'DELETE', end)).status).toBe(200);
      expect(await statusThere(there)).toBe(401);
      expect(await others()).toMatchObject(says(0));
    });

    it('have ended for good once the account is deactivated', async () => {
      const there = await signIn(ACCOUNT.password);
      const users = '/admin/users/users.php';
      for (const status of ['inactive', 'active']) {
        await started.client.send('admin', 'PUT', users, { id: 2, status });
      }
      expect(await statusThere(there)).toBe(401);
      started.client.forget();
      expect(await others()).toMatchObject(says(0));
    });

    it('end, with password and second factor, once Google says whose address it is', async () => {
      const account = { name: 'N', email: 'mine@qafila.example', password: 'seven camels' };
      const post = (path: string, body: object) =>
        started.client.send('anonymous', 'POST', path, body);
      const headersOf = ({ json }: { json: Json }) => ({
        authorization: `Bearer ${String(json['token'])}`,
      });
      const strange = headersOf(await post('/auth/register.php', account));
      const turnOn = async (more: object) => {
        const { json } = await started.client.raw('PUT', SETTINGS, {
          headers: { ...strange, 'content-type': 'application/json' },
          body: JSON.stringify({ section: 'security', type: '2fa', enabled: true, ...more }),
        });
        return json['data'] as Json;
      };
      const { secret } = await turnOn({ currentPassword: account.password });
      const code = authenticatorOf({ secret: String(secret) })?.generate();
      expect(await turnOn({ code })).toMatchObject({ enabled: true });
      const claims = btoa(JSON.stringify({ email: account.email, name: 'N' }));
      const byGoogle = () => post('/auth/google.php', { id_token: `x.${claims}.x` });
      const own = headersOf(await byGoogle());
      expect(await statusThere(strange)).toBe(401);
      const { json } = await started.client.raw('GET', SECURITY, { headers: own });
      expect(json['data']).toMatchObject({ two_factor_enabled: false });
      expect((await post('/auth/login.php', account)).status).toBe(401);
      await byGoogle();
      expect(await statusThere(own)).toBe(200);
    });

    it('end with the password, but not the session that changes it', async () => {
      const there = await signIn(ACCOUNT.password);
      await here('PUT', SETTINGS, {
        section: 'security',
        type: 'password',
        currentPassword: ACCOUNT.password,
        newPassword: NEXT,
      });
      expect(await statusThere(there)).toBe(401);
      expect(await others()).toMatchObject(says(0));
      expect(await statusThere(await signIn(NEXT))).toBe(200);
    });
  });
};
