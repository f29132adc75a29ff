import { expect, it } from 'vitest';

import { storyData } from '../src/testing/storyData.ts';
import type { Call } from './call.ts';
import { noteUse } from './sessionUse.ts';
import { memoryDatabase } from './store/store.ts';

const NOW = '2026-11-26T08:00:00.000Z';
const user = { id: 1, name: 'A', email: 'a@b.example', role: 'User', branch: null, avatar: null };

it.each([
  ['an hour ago', '2026-11-26T07:00:00.000Z', NOW],
  ['a minute ago', new Date(Date.now() - 60_000).toISOString(), undefined],
])('the use of a session that was last noted %s', async (_when, last_used_at, noted) => {
  const session = { id: 1, token: 't', user_id: 1, created_at: last_used_at, last_used_at };
  const database = memoryDatabase(storyData(user, { tokens: [session] }));
  const call: Call = {
    method: 'GET',
    path: '/',
    query: {},
    headers: { 'user-agent': 'Firefox' },
    body: {},
    files: [],
    ip: '10.0.0.7',
    session,
  };
  noteUse(call, { now: () => NOW }, database);
  await database.write(async () => undefined);
  expect((await database.store.tokens.get(1))?.last_used_at).toBe(noted ?? last_used_at);
  expect((await database.store.tokens.get(1))?.ip).toBe(noted && '10.0.0.7');
});
