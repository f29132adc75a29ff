import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Passwords } from '../api/passwords.ts';
import { plainPasswords } from '../mock-api/core/passwords.ts';
import type { Who } from '../mock-api/testing/client.ts';
import { testDatabases } from './testing/testDatabases.ts';
import { startTestServer } from './testing/testServer.ts';

const SETTINGS = '/admin/settings/settings.php';
const USERS = '/admin/users/users.php';
const PASSWORD = 'seven camels';
const SECURITY = { section: 'security', type: 'password', newPassword: PASSWORD };

describe('hashing', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let writes = 0;
  let hashed: ('before' | 'within')[] = [];
  const note = () => hashed.push(writes > 0 ? 'within' : 'before');
  const passwords: Passwords = {
    ...plainPasswords,
    hash: (password) => {
      note();
      return plainPasswords.hash(password);
    },
    matches: (password, stored) => {
      note();
      return plainPasswords.matches(password, stored);
    },
  };
  beforeAll(async () => {
    const [kind] = testDatabases;
    const open = async () => {
      const database = await kind!.open();
      const write: typeof database.write = (work) =>
        database.write(async (store) => {
          writes += 1;
          return work(store).finally(() => {
            writes -= 1;
          });
        });
      return { ...database, write };
    };
    server = await startTestServer({ ...kind!, open }, undefined, passwords);
    for (const who of ['admin', 'guest'] as const) await server.client.token(who);
  });
  beforeEach(() => {
    hashed = [];
  });
  afterAll(() => server.close());

  const idToken = `e30.${btoa(JSON.stringify({ email: 'g@qafila.example' }))}.x`;
  it.each<[string, Who, string, string, object]>([
    [
      'who registers',
      'anonymous',
      'POST',
      '/auth/register.php',
      { name: 'N', email: 'n@qafila.example', password: PASSWORD },
    ],
    ['whom Google names', 'anonymous', 'POST', '/auth/google.php', { id_token: idToken }],
    [
      'whom an admin adds',
      'admin',
      'POST',
      USERS,
      { name: 'A', email: 'a@qafila.example', role: 'User', password: PASSWORD },
    ],
    [
      'whose password an admin changes',
      'admin',
      'PUT',
      `${USERS}?id=2&action=change_password`,
      { newPassword: PASSWORD },
    ],
    [
      'who changes their own',
      'guest',
      'PUT',
      SETTINGS,
      { ...SECURITY, currentPassword: 'demo-guest-1' },
    ],
  ])('for one %s keeps no other write waiting', async (_who, who, ...call) => {
    expect((await server.client.send(who, ...call)).status).toBe(200);
    expect(new Set(hashed)).toEqual(new Set(['before']));
  });
});
