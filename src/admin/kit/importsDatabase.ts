import { config } from '../../config.ts';

/** The IndexedDB database of a user's imports on one API. */
export const importsDatabase = (userId: string): string =>
  ['qafila.imports', userId, config.apiUrl].filter(Boolean).join('.');
