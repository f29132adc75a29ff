import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { BackupReason, StoredBackup } from '../src/domain/settings/operations.ts';

export const databaseFile = (path: string): string => join(path, 'qafila.db');
export const filesFolder = (path: string): string => join(path, 'files');
export const deletedFilesFolder = (path: string): string => join(path, 'deleted-files');
const backupsFolder = (path: string) => join(path, 'backups');
export const backupFile = (path: string, name: string): string => join(backupsFolder(path), name);

const KEPT = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const OF_A_DAY = /^\d{4}-\d\d-\d\d\.qafila$/;
const ASKED = /^asked-[\dTZ.-]+\.qafila$/;
const BEFORE_UPDATE = /^before-update-[\dTZ.-]+\.qafila$/;
const CUT_OFF = /\.qafila\.[\da-f-]+\.part/;

const stamp = (at = Date.now()) => new Date(at).toISOString().replaceAll(':', '-');

const reasonOf = (name: string): BackupReason | undefined => {
  if (OF_A_DAY.test(name)) return 'daily';
  if (ASKED.test(name)) return 'asked';
  return BEFORE_UPDATE.test(name) ? 'update' : undefined;
};

const madeBackupsFolder = (path: string): string => {
  const backups = backupsFolder(path);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  return backups;
};

/** Where the backup goes that is made before an update changes the database. */
export const backupBeforeUpdate = (path: string): string =>
  join(madeBackupsFolder(path), `before-update-${stamp()}.qafila`);

type BackUp = (file: string) => Promise<void>;

/** A process that is killed leaves the backup that it was making. */
const dropCutOff = (backups: string) => {
  for (const name of readdirSync(backups).filter((file) => CUT_OFF.test(file))) {
    const file = join(backups, name);
    if (Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file);
  }
};

/** Unless it is there; drops the oldest of its kind beyond 14. */
const keepBackup = async (path: string, name: string, kind: RegExp, backUp: BackUp) => {
  const backups = madeBackupsFolder(path);
  dropCutOff(backups);
  const there = readdirSync(backups).filter((file) => kind.test(file));
  if (!there.includes(name)) await backUp(join(backups, name));
  const others = there.filter((file) => file !== name).toSorted();
  // A name from the future comes from a clock that was wrong, and goes first.
  const [later, earlier] = [
    others.filter((file) => file > name),
    others.filter((file) => file < name),
  ];
  for (const file of [...later, ...earlier, name].slice(0, -KEPT)) rmSync(join(backups, file));
};

export const backUpToday = (path: string, today: string, backUp: BackUp): Promise<void> =>
  keepBackup(path, `${today}.qafila`, OF_A_DAY, backUp);

/** Returns its name. */
export const backUpNow = async (path: string, backUp: BackUp): Promise<string> => {
  let at = Date.now();
  while (existsSync(backupFile(path, `asked-${stamp(at)}.qafila`))) at += 1;
  const name = `asked-${stamp(at)}.qafila`;
  await keepBackup(path, name, ASKED, backUp);
  return name;
};

/** Of whatever kind, the newest first. */
export const backupsIn = (path: string): StoredBackup[] => {
  const backups = backupsFolder(path);
  return (existsSync(backups) ? readdirSync(backups) : [])
    .flatMap((name): StoredBackup[] => {
      const reason = reasonOf(name);
      if (!reason) return [];
      const { mtime, size } = statSync(join(backups, name));
      return [{ name, at: mtime.toISOString(), bytes: size, reason }];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, KEPT);
};
