import { expect, it } from 'vitest';

import { createApi } from '../client/api.ts';
import { CALLS } from '../endpoints.ts';
import { testApi } from '../testing.ts';
import { checkHealth } from './health.ts';

const api = testApi();

const fresh = () => createApi(api.client).anew;

const clock = () => {
  let at = 100;
  return () => (at += 12.4);
};

it('reports how long the answer took, and which version answered', async () => {
  await expect(checkHealth(fresh(), clock())).resolves.toEqual({
    took: 12,
    state: 'well',
    version: '0.1.0',
  });
});

it.each([
  ['lacks all calls', { path: '/*', kind: 'status', status: 404, times: 0 }, 'well', 'callMissing'],
  ['refuses', { kind: 'status', status: 403 }, 'well', 'forbidden'],
  ['breaks', { kind: 'status', status: 500 }, 'faulty', 'server'],
  ['is no API', { kind: 'html' }, 'faulty', 'nonJson'],
  ['cannot be reached', { kind: 'drop', times: 2 }, 'silent', 'network'],
])('a server that %s', async (_what, fault, state, failure) => {
  await api.fault({ path: CALLS.settings, ...fault });
  await expect(checkHealth(fresh())).resolves.toMatchObject({ state, failure });
});

it('asks for a version that a server does not tell once, and then makes a call of the contract', async () => {
  await api.fault({ path: CALLS.settings, kind: 'status', status: 404, times: 0 });
  await api.clearLog();
  const calls = fresh();
  for (const _check of [1, 2]) {
    expect(await checkHealth(calls, clock())).toEqual({ took: 12, state: 'well' });
  }
  const profile = `GET ${CALLS.companyProfile}`;
  expect(await api.arrivals()).toEqual([`GET ${CALLS.settings}`, profile, profile]);
});
