import { roleIn } from '../domain/access/roles.ts';

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  /** One of `ROLES`, however the server spells it, or any other, which opens nothing. */
  role: string;
  branch: string | null;
  /** Address of a picture; null shows the initials. */
  avatar: string | null;
}

export interface Session {
  user: SessionUser;
  /** Null once the server refused it: the user has to sign in again. */
  token: string | null;
  /** Until when a kept session lasts, in milliseconds since 1970; absent if it ends with the window. */
  until?: number;
  /**
   * How many rows the lists had at sign-in that the server answers page by page; absent for one
   * that can't.
   */
  lists?: Readonly<Record<string, number>>;
}

const MAX_TOKEN = 8_000;
/** Of each text of a user. A picture may be embedded as an address of megabytes: it is dropped. */
const MAX_TEXT = 2_000;
/** More than the longest user and token take, even with each character written as six. */
const MAX_STORED = MAX_TOKEN + 40 * MAX_TEXT;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : undefined;

/** A token goes into an HTTP header: it must be printable ASCII without blanks. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TOKEN && /^[\x21-\x7e]+$/.test(value);

/** Undefined if it lacks what a user must have. */
export const parseUser = (value: unknown): SessionUser | undefined => {
  if (!isObject(value)) return undefined;
  const id = text(typeof value.id === 'number' ? String(value.id) : value.id);
  const email = text(value.email);
  if (!id || !email) return undefined;
  return {
    id,
    email,
    name: text(value.name) ?? email,
    role: roleIn(text(value.role) ?? ''),
    branch: text(value.branch) ?? null,
    avatar: text(value.avatar) ?? null,
  };
};

/** As a server announces them. */
export const parseLists = (value: unknown): Session['lists'] =>
  isObject(value) && Object.values(value).every((count) => typeof count === 'number')
    ? (value as Record<string, number>)
    : undefined;

export const storedText = ({ user, token, until, lists }: Session): string =>
  JSON.stringify({ user: { ...user, ...parseUser(user) }, token, until, lists });

/** Storage is untrusted: the session is validated, or dropped. */
export const parseSession = (stored: string | null): Session | null => {
  if (!stored || stored.length > MAX_STORED) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isObject(value) || !isToken(value.token)) return null;
    const user = parseUser(value.user);
    const { until, token } = value;
    const lists = parseLists(value.lists);
    const found = user && { user, token, ...(lists && { lists }) };
    if (!found || typeof until !== 'number') return found ?? null;
    return until > Date.now() ? { ...found, until } : null;
  } catch {
    return null;
  }
};
