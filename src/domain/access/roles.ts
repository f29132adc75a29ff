import { wordKey } from '../base/words.ts';

/** An account with any other role is a generic user. */
export const ROLES = ['Super Admin', 'Fleet Manager', 'Diesel Manager'] as const;
export type Role = (typeof ROLES)[number];

/** The first words of the addresses that belong to a role. */
export const AREAS = ['admin', 'fleet', 'diesel'] as const;
export type Area = (typeof AREAS)[number];

export const isArea = (value: string | undefined): value is Area =>
  (AREAS as readonly unknown[]).includes(value);

const AREA_OF: Record<Role, Area> = {
  'Super Admin': 'admin',
  'Fleet Manager': 'fleet',
  'Diesel Manager': 'diesel',
};

/** One of our roles from any spelling of its name, such as `super_admin`; any other name as it is. */
export const roleIn = (name: string): string =>
  ROLES.find((role) => wordKey(role) === wordKey(name)) ?? name;

/** Exact match only: `super admin` or a trailing blank is a generic user, never a privileged one. */
export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && (ROLES as readonly string[]).includes(value);

/** The area that a role works in: the first word of its addresses. A generic user has none. */
export const areaOf = (role: string | null | undefined): Area | undefined =>
  isRole(role) ? AREA_OF[role] : undefined;

/** Where a signed-in user starts; a generic user gets the plain welcome page. */
export const homeOf = (role: string | null | undefined): string => {
  const area = areaOf(role);
  return area ? `/${area}/dashboard` : '/dashboard';
};
