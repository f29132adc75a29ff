import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isJson } from '../../api/call.ts';
import { authenticatorOf } from '../../src/domain/people/oneTimeCode.ts';
import { DATABASE_WITHIN_MS, type Started } from './rowsTest.ts';

const SETTINGS = '/admin/settings/settings.php';
const LOGIN = '/auth/login.php';
const ACCOUNT = { email: 'diesel@qafila.example', password: 'demo-diesel-1' };
const PERIOD_MS = 30_000;

/** Codes count once. */
export const testSecondFactor = (name: string, start: () => Promise<Started> | Started): void => {
  describe.each([name])('%s: the second factor', () => {
    let started: Started;
    let app: ReturnType<typeof authenticatorOf>;
    let recovery: unknown[];
    /** The code that turned it on. */
    let first: unknown;
    beforeAll(async () => {
      started = await start();
    }, DATABASE_WITHIN_MS);
    afterAll(() => started.close?.(), DATABASE_WITHIN_MS);

    const put = (change: object) =>
      started.client.send('diesel', 'PUT', SETTINGS, {
        section: 'security',
        type: '2fa',
        ...change,
      });
    const set = async (change: object) => {
      const { json } = await put({ currentPassword: ACCOUNT.password, ...change });
      return isJson(json['data']) ? json['data'] : {};
    };
    const signIn = async (code?: unknown) => {
      const { status, json } = await started.client.send('anonymous', 'POST', LOGIN, {
        ...ACCOUNT,
        code,
      });
      const { success, two_factor, token } = json;
      return { status, success, two_factor, hasToken: typeof token === 'string' };
    };
    /** A code that the app shows soon, as that of now may have been used. */
    const codeIn = (periods: number) =>
      app?.generate({ timestamp: Date.now() + periods * PERIOD_MS });

    const IN = { status: 200, success: true, two_factor: undefined, hasToken: true };
    const ASKED = { status: 200, success: false, two_factor: true, hasToken: false };
    const WRONG = { ...ASKED, status: 401 };

    const isRefused = { status: 422, json: { errors: { currentPassword: expect.any(String) } } };

    it('is not set up without the password', async () => {
      expect(await put({ enabled: true })).toMatchObject(isRefused);
      expect(await put({ enabled: true, currentPassword: 'wrong' })).toMatchObject(isRefused);
    });

    it('is not asked for before a code has turned it on', async () => {
      const { secret } = await set({ enabled: true });
      app = authenticatorOf({ secret: String(secret) });
      expect(await signIn()).toEqual(IN);
    });

    it('comes with recovery codes, and has a secret that stays', async () => {
      first = codeIn(-1);
      const on = await set({ enabled: true, code: first });
      recovery = Array.isArray(on['recovery_codes']) ? on['recovery_codes'] : [];
      expect(new Set(recovery).size).toBe(8);
      expect(await set({ enabled: true })).toEqual({ enabled: true });
    });

    it('is not turned off without the password, whatever code comes with it', async () => {
      for (const code of [undefined, 'x', codeIn(0)]) {
        expect(await put({ enabled: false, code })).toMatchObject(isRefused);
      }
    });

    it('is asked for, and a code counts once', async () => {
      expect(await signIn()).toEqual(ASKED);
      expect(await signIn('12')).toEqual(WRONG);
      expect(await signIn(first)).toEqual(WRONG);
      const code = codeIn(0);
      expect(await signIn(code)).toEqual(IN);
      expect(await signIn(code)).toEqual(WRONG);
      expect(await signIn(codeIn(1))).toEqual(IN);
    });

    it('takes each recovery code once', async () => {
      const [one, second] = recovery;
      expect(await signIn(one)).toEqual(IN);
      expect(await signIn(one)).toEqual(WRONG);
      expect(await signIn(String(second).toUpperCase())).toEqual(IN);
    });

    it('is not turned off without the password', async () => {
      expect(await put({ enabled: false })).toMatchObject(isRefused);
      expect(await signIn()).toEqual(ASKED);
    });

    it('is not asked for once it is off', async () => {
      await set({ enabled: false });
      expect(await signIn()).toEqual(IN);
    });
  });
};
