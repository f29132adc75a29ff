import type { Action } from '../../../src/domain/access/access.ts';
import { idOf, ok, type Reply } from '../call.ts';
import { listReply } from '../listing.ts';
import { createRow, deleteRow, updateRow, type RecordKind } from '../records/recordKind.ts';
import type { Route } from '../route.ts';
import type { CollectionName } from '../store/collections.ts';

type Options = Pick<Route, 'assumed' | 'only'>;

const may = (kind: { resource: string }, action: Action) => ({
  access: { resource: kind.resource, action },
});

const done = (data: unknown): Reply => ok({ success: true, data });

/** The calls of a record type, in the manner of the drivers' calls; each is taken one by one. */
export const crud = <Name extends CollectionName>(kind: RecordKind<Name>) => ({
  list: (path: string, options: Options = {}): Route => ({
    method: 'GET',
    path,
    ...may(kind, 'list'),
    ...options,
    handle: (call, api) => listReply(api.store[kind.collection].all(), call, api),
  }),
  create: (path: string, options: Options = {}): Route => ({
    method: 'POST',
    path,
    ...may(kind, 'create'),
    ...options,
    handle: (call, api) => done(createRow(kind, api, call)),
  }),
  update: (path: string, options: Options = {}): Route => ({
    method: 'PUT',
    path,
    ...may(kind, 'edit'),
    ...options,
    handle: (call, api) => done(updateRow(kind, api, call, idOf(call))),
  }),
  remove: (path: string, options: Options = {}): Route => ({
    method: 'DELETE',
    path,
    ...may(kind, 'delete'),
    ...options,
    handle: (call, api) => {
      deleteRow(kind, api, call, idOf(call));
      return ok({ success: true });
    },
  }),
});
