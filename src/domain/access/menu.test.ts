import { describe, expect, test } from 'vitest';

import { hubPagesOf, menuOf, pagesOf, profilePathOf } from './menu.ts';
import { areaAt, pathAt } from './pages.ts';
import { ROLES } from './roles.ts';

describe('menuOf', () => {
  test.each([
    [
      'Super Admin',
      'admin',
      ['dashboard', 'fleet-overview', 'board', 'calendar', 'diesel', 'settings'],
    ],
    [
      'Fleet Manager',
      'fleet',
      ['dashboard', 'board', 'calendar', 'drivers', 'trucks', 'trailers', 'documents', 'activity'],
    ],
    [
      'Diesel Manager',
      'diesel',
      ['dashboard', 'stock', 'extractions', 'issues', 'purchases', 'audit', 'reports', 'activity'],
    ],
  ])('%s has these pages in this order', (role, area, names) => {
    const expected = names.map((name) => `/${area}/${name}`);
    expect(menuOf(role).filter((path) => expected.includes(path))).toEqual(expected);
  });

  test.each(['Auditor', '', null, undefined])(
    'the role %j has the welcome page and its profile',
    (role) => {
      expect(menuOf(role)).toEqual(['/dashboard', '/profile']);
    },
  );
});

test('pagesOf lists only what the role may open, its profile last', () => {
  for (const role of ROLES) {
    const area = areaAt(profilePathOf(role));
    for (const path of pagesOf(role)) expect(areaAt(path)).toBe(area);
    expect(pagesOf(role).at(-1)).toBe(profilePathOf(role));
  }
  expect(pagesOf('Super Admin')).not.toContain('/admin/settings/users');
});

test('the pages behind the hub belong to the Super Admin', () => {
  expect(hubPagesOf('Super Admin')).toContain('/admin/settings/users');
  for (const role of ['Fleet Manager', 'Diesel Manager', 'Auditor']) {
    expect(hubPagesOf(role)).toEqual([]);
  }
});

test('an address belongs to the longest path that covers it', () => {
  const paths = menuOf('Fleet Manager');
  expect(pathAt(paths, '/fleet/drivers/7')).toBe('/fleet/drivers');
  expect(pathAt(paths, '/fleet/drivers-old')).toBeUndefined();
  expect(pathAt(['/a', '/a/b'], '/a/b/c')).toBe('/a/b');
});

test.each(['/constructor', '/Fleet/drivers', '/profile', ''])('%j is in no area', (pathname) => {
  expect(areaAt(pathname)).toBeUndefined();
});
