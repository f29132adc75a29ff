import type { Action, Permission } from '../../src/domain/access/access.ts';
import type { Api } from './api.ts';
import type { Call, Reply } from './call.ts';
import type { Dialect } from './options.ts';

/**
 * Who may make a call: everyone, any signed-in user, those with the right on a record type, those with the
 * permission, or those who may open one of the pages that use it.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | { resource: string; action: Action }
  | { permission: Permission }
  | { pages: readonly string[] };

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  handle: (call: Call, api: Api) => Reply;
  /** The body of a write; JSON by default. */
  body?: 'json' | 'multipart' | 'none';
  /** Not in the API's contract: follows the pattern of the drivers' calls. */
  assumed?: true;
  /** Only a server of this dialect has it. */
  only?: Dialect;
  /** A write that answers in full even in the terse dialect, because clients rely on the answer. */
  answersWhole?: true;
}

export const bodyOf = (route: Route): 'json' | 'multipart' | 'none' =>
  route.body ?? (route.method === 'POST' || route.method === 'PUT' ? 'json' : 'none');
