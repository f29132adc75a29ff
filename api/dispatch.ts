import { canAccess, pageAccess, permissionsOf } from '../src/domain/access/access.ts';
import type { Api } from './api.ts';
import { DISK_FULL, notFound, Refusal, type Call, type JsonReply } from './call.ts';
import type { Manner } from './manner.ts';
import { bodyOf, type Access, type Route } from './route.ts';
import { isExpired } from './sessionUse.ts';
import type { Speech } from './speech.ts';
import type { Known } from './store/rows.ts';

const BEARER = /^Bearer\s+(\S+)$/i;

/** `known` keeps what was found before in the same state of the data. */
export const identify = async (
  call: Call,
  { store, passwords }: Api,
  known?: Known,
): Promise<'none' | 'valid' | 'invalid'> => {
  const header = call.headers['authorization'];
  if (!header) return 'none';
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) return 'invalid';
  const digest = passwords.digest(token);
  const find = async () => {
    const session = await store.tokens.first({ token: digest });
    return { stored: session, user: session && (await store.users.get(session.user_id)) };
  };
  const { stored, user } = await (known ? known.answer(`session ${digest}`, find) : find());
  if (!stored || user?.status !== 'active') return 'invalid';
  if (isExpired(stored, passwords)) return 'invalid';
  call.user = user;
  call.session = stored;
  return 'valid';
};

const allows = (access: Access, role: string): boolean => {
  if (access === 'public' || access === 'signed-in') return true;
  if ('resource' in access) return canAccess(role, access);
  if ('permission' in access) return permissionsOf(role).includes(access.permission);
  return access.pages.some((page) => pageAccess(role, page).kind === 'allowed');
};

export const findRoute = (
  routes: readonly Route[],
  { method, path }: Pick<Call, 'method' | 'path'>,
  speech: Speech,
): Route => {
  const here = routes.filter((route) => route.path === path && !speech.lacks(route));
  if (here.length === 0) throw notFound();
  const route = here.find((candidate) => candidate.method === method);
  if (!route) {
    const allowed = here.map((candidate) => candidate.method).join(', ');
    throw new Refusal(405, `${method} is not allowed here`, {}, { Allow: allowed });
  }
  return route;
};

const checkContentType = (route: Route, contentType: string) => {
  const expectedType = { json: 'application/json', multipart: 'multipart/form-data', none: '' }[
    bodyOf(route)
  ];
  if (!contentType.toLowerCase().startsWith(expectedType)) {
    throw new Refusal(415, `The body must be ${expectedType}`);
  }
};

const refusedRole = ({ user }: Call, manner?: Manner) => {
  const { id, name, email, role } = user ?? {};
  const more = manner?.namesRefused ? { user: { id, name, email, role } } : {};
  return new Refusal(403, 'You do not have permission to do this', more);
};

/** Throws unless the caller may make this call. */
export const requireAccess = (access: Access, call: Call, manner?: Manner): void => {
  if (access === 'public') return;
  if (!call.user) throw new Refusal(401, 'Your session has ended. Sign in again.');
  if (!allows(access, call.user.role)) throw refusedRole(call, manner);
};

/** Everything that is checked before a body is read. */
export const admit = (route: Route, call: Call, speech: Speech): void => {
  requireAccess(route.access, call, speech);
  if (speech.refuses(route, call.user?.role ?? '')) throw refusedRole(call, speech);
  checkContentType(route, call.headers['content-type'] ?? '');
};

/** Throws if the caller may not make the call any more: a body takes time, in which rights and sessions end. */
export const admitAgain = async (route: Route, call: Call, api: Api): Promise<void> => {
  delete call.user;
  delete call.session;
  await identify(call, api);
  requireAccess(route.access, call, api.speech);
};

/** Of Node, or of SQLite while it makes a backup. */
const isDiskFull = (error: unknown) =>
  /\b(?:ENOSPC|EDQUOT)\b|disk is full/.test(error instanceof Error ? error.message : '');

export const refusalReply = (error: unknown): JsonReply => {
  const refusal = isDiskFull(error) ? new Refusal(...DISK_FULL) : error;
  if (refusal instanceof Refusal) {
    const { status, json, headers, cause } = refusal;
    if (cause !== undefined) console.error(cause);
    return { status, json, headers };
  }
  console.error(error);
  return { status: 500, json: { error: 'Internal server error' } };
};
