import { DEFAULT_BRANCH } from './branch.ts';
import { DEFAULT_USER_ROLE, type UserField } from './user.ts';

/** What the form of a new user starts with. */
export const NEW_USER = {
  role: DEFAULT_USER_ROLE,
  branch: DEFAULT_BRANCH,
  status: 'active',
} as const;

type Values = Partial<Record<UserField | 'id' | 'password', unknown>>;

const clean = (field: string, value: unknown): unknown => {
  // Blanks at its ends are part of a password.
  const text = typeof value === 'string' && field !== 'password' ? value.trim() : value;
  return text === '' || text === undefined ? null : text;
};

/** What the form of a user holds, as it is sent: trimmed, and null for no branch. */
export const userValues = <T extends Values>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, clean(field, value)]),
  ) as T;
