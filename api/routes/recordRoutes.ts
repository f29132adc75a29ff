import type { Action } from '../../src/domain/access/access.ts';
import { idOf, ok, type Reply } from '../call.ts';
import { foundReply } from '../foundReply.ts';
import { rowsReply } from '../listing.ts';
import { createRow, deleteRow, updateRow, type RecordKind } from '../records/recordKind.ts';
import type { Route } from '../route.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Rows } from '../store/rows.ts';
import { importRoute } from './importRows.ts';

type Method = Route['method'];

const ACTIONS: Record<Method, Action> = {
  GET: 'list',
  POST: 'create',
  PUT: 'edit',
  DELETE: 'delete',
};

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

const done = (data: unknown): Reply => ok({ success: true, data });

const handlers = <Name extends CollectionName>(
  kind: RecordKind<Name>,
): Record<Method, Route['handle']> => ({
  GET: (call, api) =>
    foundReply(kind, call, api) ?? rowsReply(api.store[kind.collection] as Rows<never>, call, api),
  POST: async (call, api) => done(await createRow(kind, api, call)),
  PUT: async (call, api) => done(await updateRow(kind, api, call, idOf(call))),
  DELETE: async (call, api) => {
    await deleteRow(kind, api, call, idOf(call));
    return ok({ success: true });
  },
});

interface RecordCalls extends Pick<Route, 'path'> {
  /** Where a CSV is imported, if anywhere. */
  importPath?: string;
  /** The contract has only the list: the writes follow the pattern of the drivers' calls. */
  assumed?: true;
  /** The usual methods unless given. */
  methods?: readonly Method[];
  /** Exceptions for single calls. */
  but?: Partial<Record<Method, Partial<Route>>>;
}

/** The calls of a record type at one address: list, create, update, delete, and next to it the import. */
export const recordRoutes = <Name extends CollectionName>(
  kind: RecordKind<Name>,
  { path, importPath, assumed, methods = METHODS, but = {} }: RecordCalls,
): Route[] => {
  const usual = handlers(kind);
  const routes = methods.map((method): Route => ({
    method,
    path,
    access: { resource: kind.resource, action: ACTIONS[method] },
    ...(method !== 'GET' && assumed && { assumed }),
    handle: usual[method],
    ...but[method],
  }));
  if (importPath === undefined) return routes;
  return [...routes, { ...importRoute(importPath, kind), ...(assumed && { assumed }) }];
};
