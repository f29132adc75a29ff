import { describe, expect, test } from 'vitest';

import { ROLES } from '../../domain/access/access.ts';
import { areaAt, itemAt, menuAt, pagesOf, profilePathOf } from './menu.ts';

const paths = (role: string, pathname: string) => menuAt(role, pathname).map(({ path }) => path);

describe('menuAt', () => {
  test.each([
    ['Super Admin', '/admin/settings/users', ['dashboard', 'fleet-overview', 'diesel', 'settings']],
    [
      'Fleet Manager',
      '/fleet/drivers/3/show',
      ['dashboard', 'drivers', 'trucks', 'trailers', 'documents', 'activity'],
    ],
    [
      'Diesel Manager',
      '/diesel/stock',
      ['dashboard', 'extractions', 'issues', 'purchases', 'audit', 'reports'],
    ],
  ])('%s at %s', (role, pathname, names) => {
    const area = areaAt(pathname);
    expect(paths(role, pathname)).toEqual(names.map((name) => `/${area}/${name}`));
  });

  test('outside the areas, and in a foreign one, a role keeps its own menu', () => {
    const own = paths('Fleet Manager', '/fleet/dashboard');
    expect(paths('Fleet Manager', '/profile')).toEqual(own);
    expect(paths('Fleet Manager', '/diesel/issues')).toEqual(own);
    expect(paths('Fleet Manager', '/constructor')).toEqual(own);
  });

  test('an account with another role has the welcome page and its profile, wherever it stands', () => {
    for (const pathname of ['/dashboard', '/fleet/drivers', '/profile']) {
      expect(paths('Auditor', pathname)).toEqual(['/dashboard', '/profile']);
    }
  });
});

test('pagesOf lists only what the role may open', () => {
  for (const role of ROLES) {
    const area = areaAt(profilePathOf(role));
    for (const { path } of pagesOf(role)) expect(areaAt(path)).toBe(area);
  }
});

test('the current item is the longest one that covers the address', () => {
  const items = menuAt('Fleet Manager', '/fleet');
  expect(itemAt(items, '/fleet/drivers/7')?.name).toBe('drivers');
  expect(itemAt(items, '/fleet/drivers-old')).toBeUndefined();
});
