import { config } from '../../config.ts';

const named = (kind: string, userId: string): string =>
  [kind, userId, config.apiUrl].filter(Boolean).join('.');

/** The IndexedDB database of a user's imports on one API. */
export const importsDatabase = (userId: string): string => named('qafila.imports', userId);

const DRAFTS = 'qafila.drafts';

/** The IndexedDB database of a user's drafts on one API, with their key. */
export const draftsDatabase = (userId: string): string => named(DRAFTS, userId);

/** Deletes the drafts of all users in this browser but this one. */
export const deleteOtherDrafts = async (userId: string): Promise<void> => {
  const all = await window.indexedDB.databases();
  for (const { name = '' } of all) {
    if (name.startsWith(`${DRAFTS}.`) && name !== draftsDatabase(userId)) {
      window.indexedDB.deleteDatabase(name);
    }
  }
};
