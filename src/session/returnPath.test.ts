import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pageAccess, ROLES } from '../domain/access/access.ts';
import { ownPath, pathAfterSignIn, SIGN_OUT_PATH, signInPath } from './returnPath.ts';

const SITE = 'https://qafila.example';
const roles = [...ROLES, 'Auditor', '', 'super admin', 'Super Admin '];

/** The building blocks of known bypasses, in any order. */
const hostile = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '%09',
      '%2e',
      'evil.example',
      'https:',
      'javascript:',
      'data:',
      '\u2028',
      '／',
      'fleet',
      'drivers',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const address = fc.oneof(
  fc.string({ unit: 'binary' }),
  hostile,
  hostile.map((rest) => `/${rest}`),
);

const originOf = (path: string) => new URL(path, SITE).origin;

/** Routers parse again what they are given: the path alone must stay here too. */
const staysHere = (path: string): boolean => {
  const { pathname, search, hash } = new URL(path, SITE);
  return (
    /^\/(?!\/)/.test(path) && originOf(path) === SITE && originOf(pathname + search + hash) === SITE
  );
};

const BYPASSES = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/fleet/..//evil.example',
  '/fleet/../\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/fleet/drivers',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  'fleet/drivers',
  '@evil.example',
  '',
];

describe('ownPath', () => {
  it.each(BYPASSES)('refuses %j', (from) => {
    expect(ownPath(from)).toBeUndefined();
  });

  it.each([
    '/%2f/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/@evil.example',
    '/?//evil.example',
    '/#//evil.example',
  ])('keeps %j on this site', (from) => {
    expect(ownPath(from)).toBe(from);
  });

  it('keeps path, query and hash', () => {
    expect(ownPath('/fleet/drivers?filter=%7B%22q%22%3A%22a%26b%22%7D&page=2#row')).toBe(
      '/fleet/drivers?filter=%7B%22q%22%3A%22a%26b%22%7D&page=2#row',
    );
  });

  it('resolves dots', () => {
    expect(ownPath('/fleet/../admin/./settings')).toBe('/admin/settings');
  });

  it('never leads to another origin', () => {
    const property = fc.property(address, (from) => staysHere(ownPath(from) ?? '/'));
    expect(fc.check(property, { numRuns: 3_000 })).toMatchObject({ counterexample: null });
  });

  it('is idempotent', () => {
    const property = fc.property(address, (from) => {
      const path = ownPath(from);
      return ownPath(path) === path;
    });
    expect(fc.check(property, { numRuns: 1_000 })).toMatchObject({ counterexample: null });
  });
});

describe('signInPath', () => {
  it('remembers the address as one parameter', () => {
    const path = signInPath('/fleet/drivers?a=1&b=2#c');
    expect(new URL(path, SITE).searchParams.get('from')).toBe('/fleet/drivers?a=1&b=2#c');
  });

  it.each(['/', SIGN_OUT_PATH, '//evil.example', 'https://evil.example'])('drops %j', (from) => {
    expect(signInPath(from)).toBe('/login');
  });
});

describe('pathAfterSignIn', () => {
  it.each([
    ['Super Admin', '/admin/dashboard'],
    ['Fleet Manager', '/fleet/dashboard'],
    ['Diesel Manager', '/diesel/dashboard'],
    ['Auditor', '/'],
    ['', '/'],
    ['fleet manager', '/'],
    ['Fleet Manager ', '/'],
  ])('sends %j home to %s', (role, home) => {
    for (const from of [null, undefined, ...BYPASSES]) {
      expect(pathAfterSignIn(role, from)).toBe(home);
    }
  });

  it.each([
    ['Fleet Manager', '/fleet/drivers?filter=%7B%7D'],
    ['Fleet Manager', '/fleet/drivers/12'],
    ['Diesel Manager', '/diesel/issues#today'],
    ['Super Admin', '/admin/settings/users'],
    ['Super Admin', '/dashboard/settings/users?page=2'],
    ['Auditor', '/profile'],
    ['Auditor', '/dashboard'],
  ])('sends a %s back to %s', (role, from) => {
    expect(pathAfterSignIn(role, from)).toBe(from);
  });

  it.each([
    ['Fleet Manager', '/admin/settings'],
    ['Fleet Manager', '/dashboard/settings'],
    ['Fleet Manager', '/diesel/issues'],
    ['Diesel Manager', '/fleet/drivers'],
    ['Diesel Manager', '/diesel/../fleet/drivers'],
    ['Super Admin', '/fleet/drivers'],
    ['Auditor', '/fleet/drivers'],
    ['Fleet Manager', '/login'],
    ['Fleet Manager', '/login?from=/login'],
    ['Fleet Manager', '/nowhere'],
    ['Fleet Manager', '/fleet/drivers/index.php'],
    ['Fleet Manager', '/fleet/drivers/index.php?id=1'],
  ])('sends a %s from %s home instead', (role, from) => {
    expect(pathAfterSignIn(role, from)).toBe(pathAfterSignIn(role, null));
  });

  it('ends at home or where the role may be, on this origin, whatever was remembered', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), address, (role, from) => {
        const path = pathAfterSignIn(role, from);
        expect(staysHere(path)).toBe(true);
        const home = pathAfterSignIn(role, null);
        const { pathname } = new URL(path, SITE);
        const allowed = pathname === '/dashboard' || pageAccess(role, pathname).kind === 'allowed';
        expect(path === home || allowed).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
