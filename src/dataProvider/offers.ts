import type { Action } from '../domain/access/access.ts';
import { recordTypes } from '../domain/recordTypes.ts';
import type { MissingCalls } from './client/missingCalls.ts';
import type { PhpRequest } from './client/phpClient.ts';
import { endpointOf, isAssumed, type Endpoint } from './endpoints.ts';

const WRITES = {
  create: ['create', 'POST'],
  edit: ['update', 'PUT'],
  delete: ['remove', 'DELETE'],
} as const satisfies Partial<Record<Action, readonly [keyof Endpoint, PhpRequest['method']]>>;

type Write = keyof typeof WRITES;

/**
 * What the server offers, as far as known. One that lacks an assumed list lacks the assumed writes
 * to it too: nothing that they store could be shown.
 */
export const createOffers = (missing: MissingCalls) => {
  const lacks = (path: string | undefined, request: PhpRequest) =>
    path === undefined || missing.has(path, request);

  const write = (endpoint: Endpoint, action: Write): boolean => {
    const [name, method] = WRITES[action];
    const path = endpoint[name];
    if (path === undefined || missing.has(path, { method })) return false;
    return !isAssumed(path, { method }) || !lacks(endpoint.read, { query: endpoint.query });
  };

  /** Whether new records can go up in one file. */
  const takesFile = (resource: string): boolean =>
    !lacks(endpointOf(resource).import, { method: 'POST' });

  return {
    takesFile,
    /** Whether it may work on this server. */
    offers: (action: Action, resource: string): boolean => {
      if (!Object.hasOwn(recordTypes, resource)) return true;
      const endpoint = endpointOf(resource);
      if (action === 'import') return write(endpoint, 'create') || write(endpoint, 'edit');
      // Records without such a call, as stocks, are written by calls of their own.
      const isWrite = action in WRITES && endpoint[WRITES[action as Write][0]] !== undefined;
      return !isWrite || write(endpoint, action as Write);
    },
  };
};
