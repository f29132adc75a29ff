import type { Role } from '../access/access.ts';

export const USER_STATUSES = ['active', 'inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const DEFAULT_USER_ROLE: Role = 'Fleet Manager';
export const MIN_PASSWORD_LENGTH = 8;

/** A user as an admin sees it. The password travels only when a user is created. */
export interface User {
  id: number;
  name: string;
  email: string;
  /** One of `Role`, or any other word for a generic account. */
  role: string;
  branch: string | null;
  status: UserStatus;
  /** The address of a picture, relative to the API. */
  avatar: string | null;
  /** An instant in UTC. */
  created_at: string;
}

export type UserInput = Omit<User, 'id' | 'avatar' | 'created_at'>;
export type UserField = keyof UserInput;

/** The signed-in user as POST /auth/login.php sends it: the id is a string there. */
export type SessionUserRecord = Pick<User, 'name' | 'email' | 'role' | 'branch' | 'avatar'> & {
  id: string;
};
