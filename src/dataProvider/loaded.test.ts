import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loaded } from './loaded.ts';

const OWN = '/assets/index-1.js';
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const serves = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const build = (script: string) => () =>
  Promise.resolve(Response.json({ version: '1.2.3', script }));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { querySelectorAll: () => [{ getAttribute: () => OWN }] });
});
afterEach(() => void vi.unstubAllGlobals());

it('hands over what was fetched', async () => {
  await expect(loaded(Promise.resolve(7))).resolves.toBe(7);
});

it.each([
  ['the host serves a newer build', build('/assets/index-2.js'), 'outdated'],
  ['the host still serves this build', build(OWN), 'notLoaded'],
  ['the host does not answer', () => Promise.reject(new TypeError('lost')), 'notLoaded'],
  ['the host does not say', () => Promise.resolve(new Response('', { status: 404 })), 'notLoaded'],
] as const)('where %s', async (_where, answer, kind) => {
  serves(answer);
  await expect(loaded(missing())).rejects.toMatchObject({ kind });
});

it('offline asks nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  serves(build(OWN));
  await expect(loaded(missing())).rejects.toMatchObject({ kind: 'offline' });
  expect(fetch).not.toHaveBeenCalled();
});
