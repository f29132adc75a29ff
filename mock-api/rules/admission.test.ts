import { expect, it } from 'vitest';

import type { Call } from '../../api/call.ts';
import { identify } from '../../api/dispatch.ts';
import { createServer, work } from '../../api/server.ts';
import { FULL_SPEECH } from '../../api/speech.ts';
import { memoryDatabase, type Store } from '../../api/store/store.ts';
import { filesInMemory, Uploads } from '../../api/uploads.ts';
import { STORY_TOKEN } from '../../src/testing/storyClient.ts';
import { buildUser, storyData } from '../../src/testing/storyData.ts';
import { madeOperations } from '../core/operations.ts';
import { plainPasswords } from '../core/passwords.ts';

const ADMIN = buildUser({ id: 2, role: 'Super Admin' });

it.each<[string, number, (store: Store) => Promise<unknown>]>([
  ['is not one any more', 403, ({ users }) => users.replace({ ...ADMIN, role: 'Fleet Manager' })],
  ['was blocked', 401, ({ users }) => users.replace({ ...ADMIN, status: 'inactive' })],
  ['was deleted', 401, ({ users }) => users.delete(2)],
  ['was signed out', 401, ({ tokens }) => tokens.delete(1)],
])(
  'a call of a Super Admin who %s while its body arrived is refused',
  async (_what, status, end) => {
    const database = memoryDatabase(storyData(ADMIN, {}));
    const server = createServer({
      database,
      speech: FULL_SPEECH,
      passwords: { ...plainPasswords, sessionMs: Infinity },
      uploads: new Uploads(filesInMemory()),
      operations: madeOperations(() => ''),
    });
    const call: Call = {
      method: 'POST',
      path: '/admin/users/users.php',
      query: {},
      headers: {
        authorization: `Bearer ${STORY_TOKEN}`,
        'content-type': 'application/json',
      },
      body: {},
      files: [],
      ip: '',
    };
    await identify(call, server.api);
    const users = await database.store.users.count();
    const made = work(call, server, async () => {
      await database.write(end);
      const email = 'new@qafila.example';
      call.body = { name: 'New', email, role: 'Super Admin', password: 'Zebra-7-hill-river' };
    });
    await expect(made).rejects.toMatchObject({ status });
    expect(await database.store.users.count()).toBeLessThanOrEqual(users);
  },
);
