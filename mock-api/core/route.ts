import type { Action, Permission } from '../../src/domain/access/access.ts';
import type { Api } from './api.ts';
import type { Call, Reply } from './call.ts';
import type { Dialect } from './options.ts';

/**
 * Who may make a call: everybody, anybody signed in, whoever may do that to a record type, whoever
 * has the permission, or whoever may open one of the screens that live on it.
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
  /** What a write carries; JSON unless said otherwise. */
  body?: 'json' | 'multipart' | 'none';
  /** The specification does not have it: it follows the pattern of the drivers' calls. */
  assumed?: true;
  /** Only a server of this dialect has it. */
  only?: Dialect;
  /** A write whose answer the terse dialect leaves whole, because the specification reads it. */
  answersWhole?: true;
}

export const bodyOf = (route: Route): 'json' | 'multipart' | 'none' =>
  route.body ?? (route.method === 'POST' || route.method === 'PUT' ? 'json' : 'none');
