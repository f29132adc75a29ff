import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import {
  ACTIONS,
  areaOf,
  canAccess,
  currentPath,
  homeOf,
  pageAccess,
  PAGE_PATHS,
  permissionsOf,
  ROLES,
} from './access.ts';

const EVERYONE = [...ROLES, 'Auditor'] as const;
const ALL = 'list show create edit delete export import';
const READ = 'list show export';
const LOOK = 'list show';
const ADD = 'list show create export';

/** Who may do what, written out by hand; anything not listed is refused. */
const MAY: Record<string, Partial<Record<(typeof EVERYONE)[number], string>>> = {
  'fleet/drivers': { 'Fleet Manager': ALL, 'Super Admin': READ, 'Diesel Manager': LOOK },
  'fleet/trucks': { 'Fleet Manager': ALL, 'Super Admin': READ, 'Diesel Manager': LOOK },
  'fleet/trailers': { 'Fleet Manager': ALL, 'Super Admin': READ },
  'fleet/documents': { 'Fleet Manager': ALL, 'Super Admin': READ },
  'fleet/activity': { 'Fleet Manager': READ, 'Super Admin': READ },
  'admin/fleet-overview': { 'Fleet Manager': LOOK, 'Super Admin': LOOK },
  companies: { 'Fleet Manager': LOOK, 'Super Admin': READ },
  'admin/settings/company': {
    'Super Admin': 'list show edit',
    'Fleet Manager': LOOK,
    'Diesel Manager': LOOK,
    Auditor: LOOK,
  },
  'admin/settings/security': {
    'Super Admin': 'list show edit',
    'Fleet Manager': 'list show edit',
    'Diesel Manager': 'list show edit',
    Auditor: 'list show edit',
  },
  'admin/settings/localization': {
    'Super Admin': 'list show edit',
    'Fleet Manager': LOOK,
    'Diesel Manager': LOOK,
    Auditor: LOOK,
  },
  'admin/settings/update': { 'Super Admin': LOOK },
  'admin/settings/login-history': { 'Super Admin': READ },
  'admin/settings/users': { 'Super Admin': ALL },
  'admin/settings/roles': { 'Super Admin': ALL },
  'admin/settings/legal': { 'Super Admin': ALL },
  'diesel/stock': { 'Diesel Manager': LOOK, 'Super Admin': 'export' },
  'diesel/books': { 'Diesel Manager': ADD, 'Super Admin': 'export' },
  'diesel/issues': { 'Diesel Manager': ADD, 'Fleet Manager': LOOK, 'Super Admin': READ },
  'diesel/purchases': { 'Diesel Manager': `${ADD} import`, 'Super Admin': 'export' },
  'diesel/extractions': { 'Diesel Manager': ADD, 'Super Admin': 'export' },
  'diesel/audit': { 'Diesel Manager': READ, 'Super Admin': 'export' },
  'diesel/reports': { 'Diesel Manager': READ },
};

const cases = Object.entries(MAY).flatMap(([resource, may]) =>
  EVERYONE.flatMap((role) =>
    ACTIONS.map((action) => ({
      role,
      resource,
      action,
      allowed: (may[role] ?? '').split(' ').includes(action),
    })),
  ),
);

describe('canAccess', () => {
  test.each(EVERYONE)('%s may do what the table says, and nothing else', (role) => {
    const rows = cases.filter((row) => row.role === role);
    const answers = rows.map(({ resource, action }) => ({
      role,
      resource,
      action,
      allowed: canAccess(role, { resource, action }),
    }));
    // Compared as a whole: the diff lists every wrong row, not only the first.
    expect(answers).toEqual(rows);
  });

  const noRoles = ['super admin', 'Super Admin ', 'SUPER ADMIN', 'admin', '', 'constructor'];
  test.each([...noRoles, '__proto__', null, undefined])(
    'gives the role %j nothing but its own profile',
    (role) => {
      expect(permissionsOf(role)).toEqual(['profile']);
      expect(areaOf(role)).toBeUndefined();
      expect(homeOf(role)).toBe('/dashboard');
      for (const { resource, action } of cases) {
        const allowed = (MAY[resource]?.Auditor ?? '').split(' ').includes(action);
        expect(canAccess(role, { resource, action })).toBe(allowed);
      }
    },
  );

  it('refuses unknown record types and actions without failing', () => {
    const names = fc.oneof(
      fc.string(),
      fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'fleet'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...EVERYONE), names, names, (role, resource, action) => {
        expect(canAccess(role, { resource, action: 'list' })).toBe(false);
        expect(canAccess(role, { resource: 'fleet/drivers', action })).toBe(false);
        expect(canAccess(role, { resource, action })).toBe(false);
      }),
      { numRuns: 500, seed: 11 },
    );
  });
});

describe('pageAccess', () => {
  const homes = { admin: 'Super Admin', fleet: 'Fleet Manager', diesel: 'Diesel Manager' } as const;
  const pages = [
    '/admin/dashboard /admin/fleet-overview /admin/diesel /admin/settings /admin/profile',
    '/admin/settings/users /admin/settings/users/7 /admin/settings/roles/create',
    '/admin/settings/legal /admin/settings/branding',
    '/fleet/dashboard /fleet/drivers /fleet/drivers/12/show /fleet/trucks /fleet/trailers',
    '/fleet/documents /fleet/activity /fleet/profile',
    '/diesel/dashboard /diesel/issues /diesel/purchases /diesel/extractions /diesel/audit',
    '/diesel/reports /diesel/activity /diesel/profile',
  ].flatMap((line) => line.split(' '));

  test.each(pages)('%s opens for its own area only', (page) => {
    const area = page.split('/')[1];
    for (const role of EVERYONE) {
      const kind = role === homes[area as keyof typeof homes] ? 'allowed' : 'refused';
      expect(pageAccess(role, page)).toMatchObject({ kind });
    }
  });

  test.each(EVERYONE)('%s may open its own profile', (role) => {
    expect(pageAccess(role, '/profile')).toEqual({ kind: 'allowed' });
  });

  test.each(ROLES)('%s may open its own home', (role) => {
    expect(homeOf(role)).toBe(`/${areaOf(role)}/dashboard`);
    expect(pageAccess(role, homeOf(role))).toEqual({ kind: 'allowed' });
  });

  test.each(['/', '/fleet', '/fleetx/drivers', '/fleet/driversx', '/fleet/wages', '/admin', ''])(
    '%j is no page of an area',
    (page) => {
      for (const role of EVERYONE) expect(pageAccess(role, page)).toEqual({ kind: 'unknown' });
    },
  );

  test.each([
    ['/dashboard/settings', '/admin/settings'],
    ['/dashboard/settings/users', '/admin/settings/users'],
    ['/Dashboard/Settings/legal', '/admin/settings/legal'],
    ['/dashboard/drivers/7/show', '/fleet/drivers/7/show'],
    ['/dashboard/trucks', '/fleet/trucks'],
    ['/dashboard/trailers', '/fleet/trailers'],
    ['/dashboard/fleet-overview', '/admin/fleet-overview'],
    ['/dashboard/settings-old', '/dashboard/settings-old'],
    ['/dashboard', '/dashboard'],
    ['/fleet/dashboard/settings', '/fleet/dashboard/settings'],
  ])('%s leads to %s and is judged by it', (from, to) => {
    expect(currentPath(from)).toBe(to);
    for (const role of EVERYONE) expect(pageAccess(role, from)).toEqual(pageAccess(role, to));
  });

  it('leads each role from the older address to its own activity', () => {
    expect(ROLES.map((role) => currentPath('/dashboard/activity', role))).toEqual(
      ROLES.map((role) => (role === 'Diesel Manager' ? '/diesel/activity' : '/fleet/activity')),
    );
  });

  it('lists each page once, and each is open to someone', () => {
    expect(new Set(PAGE_PATHS).size).toBe(PAGE_PATHS.length);
    for (const path of PAGE_PATHS) {
      expect(EVERYONE.map((role) => pageAccess(role, path).kind)).toContain('allowed');
    }
  });

  it('lets no one in by a made-up address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVERYONE), fc.webPath(), (role, path) => {
        expect(pageAccess(role, path).kind).toBe('unknown');
      }),
      { seed: 12 },
    );
  });
});
