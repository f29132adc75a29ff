import { expect, it } from 'vitest';

import { CALLS } from './endpoints.ts';
import { checkHealth } from './health.ts';
import { testApi } from './testing.ts';

const api = testApi();

const clock = () => {
  let at = 100;
  return () => (at += 12.4);
};

it('tells how long the answer took, and which version answered', async () => {
  await expect(checkHealth(api.client, clock())).resolves.toEqual({
    took: 12,
    isReachable: true,
    version: '0.1.0',
  });
});

it.each([
  ['lacks the call', { kind: 'status', status: 404 }, true, 'notFound'],
  ['refuses', { kind: 'status', status: 403 }, true, 'forbidden'],
  ['breaks', { kind: 'status', status: 500 }, false, 'server'],
  ['is no API', { kind: 'html' }, false, 'nonJson'],
  ['cannot be reached', { kind: 'drop', times: 2 }, false, 'network'],
])('a server that %s', async (_what, fault, isReachable, failure) => {
  await api.fault({ path: CALLS.settings, ...fault });
  await expect(checkHealth(api.client)).resolves.toMatchObject({ isReachable, failure });
});
