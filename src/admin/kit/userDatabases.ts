import { config } from '../../config.ts';

/** What is kept of a user in IndexedDB, each in a database of its own; `key` is the one that opens the others. */
const KINDS = ['key', 'drafts', 'searches', 'imports'] as const;
type Kind = (typeof KINDS)[number];

/** The database of a user on one API. */
export const userDatabase = (kind: Kind, userId: string): string =>
  [`qafila.${kind}`, userId, config.apiUrl].filter(Boolean).join('.');

/** Deletes what is kept of a user. Without IndexedDB, nothing is. */
export const deleteOwn = (userId: string, kinds: readonly Kind[] = KINDS): void => {
  for (const kind of kinds) window.indexedDB.deleteDatabase(userDatabase(kind, userId));
};

/** Deletes what is kept of all other users of this browser. */
export const deleteOthers = async (userId: string): Promise<void> => {
  const own = KINDS.map((kind) => userDatabase(kind, userId));
  for (const { name = '' } of await window.indexedDB.databases()) {
    if (KINDS.some((kind) => name.startsWith(`qafila.${kind}.`)) && !own.includes(name)) {
      window.indexedDB.deleteDatabase(name);
    }
  }
};
