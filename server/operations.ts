import { openAsBlob } from 'node:fs';

import type { Operations } from '../api/operations.ts';
import { VERSION } from '../vite/inline.ts';
import { backUp } from './backup.ts';
import { backupFile, backupsIn, backUpNow } from './dataFolder.ts';
import type { SqlDatabase } from './sql/database.ts';

/** What is to be known about a company's data, and their backups. */
export const operationsOf = (path: string, database: SqlDatabase): Operations => {
  let last: Promise<unknown> = Promise.resolve();
  const make = async () => {
    const made = await backUpNow(path, (file) => backUp(path, database, file));
    return backupsIn(path).find(({ name }) => name === made);
  };
  return {
    state: async () => ({
      version: VERSION,
      database: { kind: database.kind, bytes: await database.bytes() },
      backups: database.backUp ? backupsIn(path) : null,
    }),
    backUp: async () => {
      if (!database.backUp) return undefined;
      const made = last.then(make);
      last = made.catch(() => undefined);
      return made;
    },
    backup: async (wanted) => {
      const found = backupsIn(path).find(({ name }) => !wanted || name === wanted);
      return found && { name: found.name, file: await openAsBlob(backupFile(path, found.name)) };
    },
  };
};
