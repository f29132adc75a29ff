import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const databaseFile = (path: string): string => join(path, 'qafila.db');
export const filesFolder = (path: string): string => join(path, 'files');
export const deletedFilesFolder = (path: string): string => join(path, 'deleted-files');
const backupsFolder = (path: string) => join(path, 'backups');

const KEPT = 14;
const OF_A_DAY = /^\d{4}-\d\d-\d\d\.qafila$/;

/** Where the backup goes that is made before an update changes the database. */
export const backupBeforeUpdate = (path: string): string => {
  const backups = backupsFolder(path);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  return join(backups, `before-update-${new Date().toISOString().replaceAll(':', '-')}.qafila`);
};

/** Makes the backup of a day, if that is not there yet, and drops the oldest beyond 14. */
export const backUpToday = async (
  path: string,
  today: string,
  backUp: (file: string) => Promise<void>,
): Promise<void> => {
  const backups = backupsFolder(path);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const name = `${today}.qafila`;
  const there = readdirSync(backups).filter((file) => OF_A_DAY.test(file));
  if (!there.includes(name)) await backUp(join(backups, name));
  const old = [...new Set([...there, name])].toSorted().slice(0, -KEPT);
  for (const file of old) rmSync(join(backups, file));
};
