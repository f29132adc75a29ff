import type { Action, Permission } from '../src/domain/access/access.ts';
import type { Api } from './api.ts';
import type { Call, Reply } from './call.ts';

/**
 * Everyone, any signed-in user, those with the right on a record type, those with the permission,
 * or those who may open one of the pages that use the call.
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
  handle: (call: Call, api: Api) => Promise<Reply>;
  /** Before a write, what takes long and must not keep others waiting: proving or hashing a password, storing a file. */
  before?: (call: Call, api: Api) => Promise<void>;
  body?: 'json' | 'multipart' | 'none';
  /** Not in the API's contract: follows the pattern of the drivers' calls. */
  assumed?: true;
  /** Only a server that offers everything has it. */
  only?: 'full';
  /** A GET that leaves an entry in the log. */
  writes?: true;
  /** A write that answers in full even from a terse server, because clients rely on the answer. */
  answersWhole?: true;
}

export const bodyOf = (route: Route): 'json' | 'multipart' | 'none' =>
  route.body ?? (route.method === 'POST' || route.method === 'PUT' ? 'json' : 'none');
