import { canAccess, readsWhole } from '../src/domain/access/recordAccess.ts';
import { sourcesOf } from '../src/domain/records/resources.ts';
import { derivedTypes } from '../src/domain/recordTypes.ts';
import type { Api } from './api.ts';
import type { Kind } from './found.ts';
import { collectionOf } from './joinedRows.ts';
import { documentKind } from './records/documents.ts';
import { driverKind } from './records/drivers.ts';
import { dieselLog, fleetLog } from './records/logs.ts';
import { usualKinds } from './records/usual.ts';

const PAGED: readonly Kind[] = [driverKind, ...usualKinds, documentKind, fleetLog, dieselLog];

const countOf = async ({ store }: Api, resource: string): Promise<number> => {
  const collection = collectionOf(resource);
  return collection ? store[collection].count() : 0;
};

/** How many rows those are from which others follow. */
const sourceCount = async (api: Api, role: string, resource: string): Promise<number> => {
  const sources = (sourcesOf(resource) ?? []).filter((source) => readsWhole(role, source));
  const counts = await Promise.all(sources.map((source) => countOf(api, source)));
  return counts.reduce((sum, count) => sum + count, 0);
};

/**
 * How many rows the lists have that can be asked for page by page, of those that a role may see; for
 * a log, how many all logs have, and for what is derived, how many rows it follows from.
 */
export const listsFor = async (api: Api, role: string): Promise<Record<string, number>> => {
  const isReadable = (resource: string) => canAccess(role, { resource, action: 'list' });
  const stored = PAGED.filter(({ type }) => isReadable(type.name));
  const derived = Object.keys(derivedTypes).filter(isReadable);
  const counted = [
    ...stored.map(
      async ({ type, collection }) => [type.name, await api.store[collection].count()] as const,
    ),
    ...derived.map(async (resource) => [resource, await sourceCount(api, role, resource)] as const),
  ];
  return Object.fromEntries(await Promise.all(counted));
};
