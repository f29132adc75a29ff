import { expect, it } from 'vitest';

import { routes } from '../../api/routes/index.ts';
import { isAssumed } from './endpoints.ts';

const isOurs = (path: string) => !path.startsWith('/auth/') && !path.includes('settings.php');

it.each(routes.filter(({ path }) => isOurs(path)))(
  '$method $path is assumed where the mock says so',
  ({ method, path, assumed, only }) => {
    expect(isAssumed(path, { method })).toBe(Boolean(assumed ?? only));
  },
);

it.each([
  ['security', false],
  ['localization', true],
  ['login_history', true],
])('the section %s of the settings is assumed: %s', (section, expected) => {
  const path = '/admin/settings/settings.php';
  expect(isAssumed(path, { query: { section } })).toBe(expected);
  expect(isAssumed(path, { method: 'PUT', json: { section } })).toBe(expected);
});
