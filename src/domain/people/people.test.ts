import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { ACTIONS, canAccess, permissionsOf, ROLES } from '../access/access.ts';
import { testDay } from '../base/testing.ts';
import { firstProblem } from '../base/validation.ts';
import { matcherOf } from '../records/filter.ts';
import { RESOURCES } from '../records/resources.ts';
import { countStats } from '../records/stats.ts';
import { cleaned, newValues } from '../records/values.ts';
import { loginHistory } from './loginHistory.ts';
import { commonProblem, newPasswordChecks, repeats } from './password.ts';
import { passwordStrength } from './passwordStrength.ts';
import { permissionRows, recordRights } from './rights.ts';
import { roleLock } from './roleRules.ts';
import { deactivatesSelf, isLastAdmin, removesLastAdmin, userLock } from './userRules.ts';
import { users as type, type User } from './users.ts';

const user = (id: number, role: string, status: User['status'] = 'active') => ({
  id,
  role,
  status,
});

const ADMIN = user(1, 'Super Admin');
const SECOND = user(2, 'Super Admin');
const RETIRED = user(3, 'Super Admin', 'inactive');
const UNSAID = { ...user(5, 'Super Admin'), status: null as unknown as User['status'] };
const MANAGER = user(4, 'Fleet Manager');

describe('who has to stay', () => {
  test.each([
    ['oneself', ADMIN, [ADMIN, SECOND], '1', 'self'],
    ['the last Super Admin', ADMIN, [ADMIN, MANAGER], '4', 'lastAdmin'],
    ['the last active Super Admin', ADMIN, [ADMIN, RETIRED], '3', 'lastAdmin'],
    ['the last one of a server without a status', UNSAID, [UNSAID, MANAGER], '4', 'lastAdmin'],
    ['one Super Admin of two', ADMIN, [ADMIN, SECOND], '2', undefined],
    ['an inactive Super Admin', RETIRED, [ADMIN, RETIRED], '1', undefined],
    ['anyone else', MANAGER, [ADMIN, MANAGER], '1', undefined],
  ])('%s', (_who, whom, users, signedIn, reason) => {
    expect(userLock(whom, users, signedIn)).toBe(reason);
  });

  test.each([
    [{ role: 'Auditor' }, true],
    [{ status: 'inactive' }, true],
    [{ role: 'Super Admin', status: 'active' }, false],
    [{}, false],
  ] as const)('changing the last one to %j loses it: %s', (changes, loses) => {
    expect(removesLastAdmin(ADMIN, changes, [ADMIN, RETIRED, MANAGER])).toBe(loses);
    expect(removesLastAdmin(ADMIN, changes, [ADMIN, SECOND])).toBe(false);
  });

  test.each([
    ['oneself', ADMIN, { status: 'inactive' }, true],
    ['oneself on a server without a status', UNSAID, { status: 'inactive' }, true],
    ['another', SECOND, { status: 'inactive' }, false],
    ['no one', ADMIN, { status: 'active' }, false],
    ['no one, as the change is another', ADMIN, {}, false],
  ])('finds whether a change deactivates the signed-in user: %s', (_who, whom, changes, locks) => {
    const signedIn = String(whom === UNSAID ? UNSAID.id : ADMIN.id);
    expect(deactivatesSelf(whom, changes, signedIn)).toBe(locks);
  });

  it('is not told where the others are not known', () => {
    expect(removesLastAdmin(ADMIN, { role: 'Auditor' }, [])).toBe(false);
  });

  it('there is at most one last Super Admin, and then no other active one', () => {
    const someone = fc.record({
      role: fc.constantFrom('Super Admin', 'Fleet Manager'),
      status: fc.constantFrom('active' as const, 'inactive' as const),
    });
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 6 }), (people) => {
        const users = people.map((one, id) => ({ ...one, id }));
        const last = users.filter((one) => isLastAdmin(one, users));
        const admins = users.filter((one) => one.role === 'Super Admin' && one.status === 'active');
        expect(last).toEqual(admins.length === 1 ? admins : []);
      }),
    );
  });

  test.each([
    ['Auditor', [], undefined],
    ['Auditor', [user(5, 'Auditor'), user(6, 'Auditor')], { code: 'inUse', users: 2 }],
    ['Fleet Manager', [MANAGER], { code: 'builtIn' }],
    ['Fleet Manager', [ADMIN], { code: 'builtIn' }],
  ])('the role %s with %j', (name, users, reason) => {
    expect(roleLock({ name }, users)).toEqual(reason);
  });
});

describe('the figures of the users', () => {
  it('count each role and who is active', () => {
    const all = [ADMIN, SECOND, RETIRED, MANAGER, user(5, 'Auditor')];
    expect(countStats(type, all, testDay())).toEqual({
      total: { count: 5 },
      active: { count: 4 },
      'Super Admin': { count: 3 },
      'Fleet Manager': { count: 1 },
      'Diesel Manager': { count: 0 },
    });
  });
});

describe('what is sent of a user', () => {
  it('is trimmed, except the password, and has null for no branch', () => {
    const typed = { ...newValues(type), name: ' Ali ', password: ' a b c ', branch: '' };
    expect(cleaned(type, typed)).toEqual({
      role: 'Fleet Manager',
      branch: null,
      status: 'active',
      name: 'Ali',
      password: ' a b c ',
    });
  });
});

describe('a new password', () => {
  test.each([
    ['', 'required'],
    ['1234567', 'passwordShort'],
    ['12345678', undefined],
    ['سيارة كبيرة', undefined],
  ])('%j: %s', (password, code) => {
    expect(firstProblem(newPasswordChecks, password)?.code).toBe(code);
  });

  it('has to be repeated', () => {
    expect(repeats('abc')('abd')).toEqual({ code: 'passwordsDiffer' });
    expect(repeats('abc')('abc')).toBeUndefined();
  });

  test.each([
    ['short', 'weak'],
    ['password', 'weak'],
    ['P@ssw0rd1!', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['12345678901234', 'weak'],
    ['fleetmanager', 'fair'],
    ['kT9#vQ2!', 'good'],
    ['tall camel reads seven maps', 'strong'],
    ['جمل طويل يقرأ سبع خرائط', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('is weak if it is little more than the name', () => {
    expect(passwordStrength('fatima.suwaidi1', ['Fatima Suwaidi'])).toBe('weak');
    expect(passwordStrength('fatima.suwaidi1')).not.toBe('weak');
  });

  it('is weak while it is too short, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 7 }), (password) => {
        expect(passwordStrength(password)).toBe('weak');
      }),
    );
  });
});

describe('the matrix of permissions', () => {
  it('matches the permission table', () => {
    for (const { permission, has } of permissionRows(ROLES)) {
      expect(has).toEqual(ROLES.map((role) => permissionsOf(role).includes(permission)));
      expect(has).toContain(true);
    }
  });

  it('claims no right beyond the access table', () => {
    for (const role of [...ROLES, 'Auditor']) {
      for (const { resource, actions } of recordRights(role, () => true)) {
        expect(ACTIONS.filter((action) => canAccess(role, { resource, action }))).toEqual(
          expect.arrayContaining([...actions]),
        );
      }
    }
  });

  it('claims nothing that the product does not offer', () => {
    const rights = recordRights('Super Admin', (_resource, action) => action === 'export');
    expect(rights.find(({ resource }) => resource === RESOURCES.users)?.actions).toEqual([
      'export',
    ]);
    expect(rights.map(({ resource }) => resource)).not.toContain(RESOURCES.companyProfile);
  });
});

describe('the days of the login history', () => {
  const dubai = { ...testDay(), time_zone: 'Asia/Dubai' };
  const entry = { at: '2026-03-09T21:30:00Z' };
  test.each([
    [{}, true],
    [{ from: '2026-03-10' }, true],
    [{ from: '2026-03-10', to: '2026-03-10' }, true],
    [{ to: '2026-03-09' }, false],
    [{ from: '2026-03-11' }, false],
  ])('are the company’s: %j %s', (filter, found) => {
    expect(matcherOf(loginHistory, filter, dubai)(entry)).toBe(found);
  });

  it('leave out what has no time', () => {
    expect(matcherOf(loginHistory, { from: '2026-01-01' }, dubai)({ at: 'yesterday' })).toBe(false);
  });
});

it.each([
  ['password', true],
  ['PassWord1', true],
  ['1qaz2wsx', true],
  ['constructor', false],
  ['seven camels', false],
  ['', false],
])('takes %j for a common password: %s', async (password, isCommon) => {
  expect((await commonProblem(password))?.code).toBe(isCommon ? 'passwordCommon' : undefined);
});
