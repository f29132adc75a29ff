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

export const documentKind = recordKindOf(documents, {
  collection: 'documents',
  noun: 'document',
  problems: async (draft, api) => ({
    ...(await holderProblems(draft, api)),
    ...(await checkLinks(draft, api, { replaces_id: 'documents' })),
  }),
});
