import { expect, it } from 'vitest';

import { CALLS } from '../endpoints.ts';
import { testApi } from '../testing.ts';
import { checkHealth } from './health.ts';

const api = testApi();

const clock = () => {
  let at = 100;
  return () => (at += 12.4);
};

it('reports how long the answer took, and which version answered', async () => {
  await expect(checkHealth(api.client, clock())).resolves.toEqual({
    took: 12,
    state: 'well',
    version: '0.1.0',
  });
});

it.each([
  ['lacks the call', { kind: 'status', status: 404 }, 'well', 'notFound'],
  ['refuses', { kind: 'status', status: 403 }, 'well', 'forbidden'],
  ['breaks', { kind: 'status', status: 500 }, 'faulty', 'server'],
  ['is no API', { kind: 'html' }, 'faulty', 'nonJson'],
  ['cannot be reached', { kind: 'drop', times: 2 }, 'silent', 'network'],
])('a server that %s', async (_what, fault, state, failure) => {
  await api.fault({ path: CALLS.settings, ...fault });
  await expect(checkHealth(api.client)).resolves.toMatchObject({ state, failure });
});
