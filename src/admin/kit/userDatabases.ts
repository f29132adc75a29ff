import { apiUrl } from '../../apiUrl.ts';

/** Each in a database of its own; `key` is the one that opens the others. */
const KINDS = ['key', 'drafts', 'searches', 'imports'] as const;
type Kind = (typeof KINDS)[number];

export const userDatabase = (kind: Kind, userId: string): string =>
  [`qafila.${kind}`, userId, apiUrl].filter(Boolean).join('.');

/** Deletes what is kept of a user. Without IndexedDB, nothing is. */
export const deleteOwn = (userId: string, kinds: readonly Kind[] = KINDS): void => {
  for (const kind of kinds) window.indexedDB.deleteDatabase(userDatabase(kind, userId));
};

/** Deletes what is kept of all other users of this browser, and returns what is kept of this one. */
export const deleteOthers = async (userId: string): Promise<Kind[]> => {
  const own = KINDS.map((kind) => userDatabase(kind, userId));
  const names = (await window.indexedDB.databases()).map(({ name = '' }) => name);
  for (const name of names) {
    if (KINDS.some((kind) => name.startsWith(`qafila.${kind}.`)) && !own.includes(name)) {
      window.indexedDB.deleteDatabase(name);
    }
  }
  return KINDS.filter((kind) => names.includes(userDatabase(kind, userId)));
};
