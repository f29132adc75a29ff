import { documents, HOLDER_TYPES } from '../../src/domain/documents/documents.ts';
import type { Api } from '../api.ts';
import type { FieldErrors, Json } from '../call.ts';
import { checkLinks } from './checks.ts';
import { recordKindOf } from './recordKindOf.ts';

const HOLDERS = {
  driver: 'drivers',
  truck: 'trucks',
  trailer: 'trailers',
  company: 'companies',
} as const;

const holderProblems = async ({ holder_type, holder_id }: Json, api: Api): Promise<FieldErrors> => {
  const type = HOLDER_TYPES.find((name) => name === holder_type);
  if (!type || typeof holder_id !== 'number') return {};
  return (await api.store[HOLDERS[type]].get(holder_id))
    ? {}
    : { holder_id: `There is no such ${type}` };
};

/** The documents that one renews, the latest first; data of an earlier version may go round in a circle. */
const renewedBy = async (replaces_id: unknown, api: Api): Promise<ReadonlySet<unknown>> => {
  const renewed = new Set<unknown>();
  for (let id = replaces_id; typeof id === 'number' && !renewed.has(id);) {
    renewed.add(id);
    id = (await api.store.documents.get(id))?.replaces_id;
  }
  return renewed;
};

const renewalProblems = async ({ id, replaces_id }: Json, api: Api): Promise<FieldErrors> =>
  (await renewedBy(replaces_id, api)).has(id)
    ? { replaces_id: 'A document cannot renew itself' }
    : {};

export const documentKind = recordKindOf(documents, {
  collection: 'documents',
  noun: 'document',
  problems: async (draft, api) => ({
    ...(await holderProblems(draft, api)),
    ...(await renewalProblems(draft, api)),
    ...(await checkLinks(draft, api, { replaces_id: 'documents' })),
  }),
});
