import { config } from '../../config.ts';

/** The browser's database of a user's imports on one API. */
export const importsDatabase = (userId: string): string =>
  ['qafila.imports', userId, config.apiUrl].filter(Boolean).join('.');
