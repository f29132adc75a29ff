import { canAccess } from '../src/domain/access/access.ts';
import type { Api } from './api.ts';
import { driverKind } from './records/drivers.ts';
import { usualKinds } from './records/usual.ts';

const PAGED = [driverKind, ...usualKinds];

/** How many rows the lists have that can be asked for page by page, of those that a role may see. */
export const listsFor = async ({ store }: Api, role: string): Promise<Record<string, number>> => {
  const readable = PAGED.filter(({ resource }) => canAccess(role, { resource, action: 'list' }));
  const counted = readable.map(
    async ({ resource, collection }) => [resource, await store[collection].count()] as const,
  );
  return Object.fromEntries(await Promise.all(counted));
};
