import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { BackupReason, StoredBackup } from '../src/domain/settings/operations.ts';
import { openConnection } from './sql/sqlite.ts';

export const databaseFile = (path: string): string => join(path, 'qafila.db');
export const filesFolder = (path: string): string => join(path, 'files');
export const deletedFilesFolder = (path: string): string => join(path, 'deleted-files');
const backupsFolder = (path: string) => join(path, 'backups');
export const backupFile = (path: string, name: string): string => join(backupsFolder(path), name);

/** One server at a time: others would wait for its writes. The system ends it with the process, however that ends. */
export const lockFolder = async (path: string): Promise<{ close: () => Promise<void> }> => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  try {
    const lock = await openConnection(join(path, 'server.lock'));
    lock.exec('begin exclusive');
    return { close: async () => lock.close() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const words = reason.includes('locked')
      ? `A server runs on the data in ${path} already: stop it, or name another folder with --data.`
      : `No server can run on the data in ${path}: ${reason}.`;
    throw new Error(words, { cause: error });
  }
};

interface BackupKind {
  reason: BackupReason;
  pattern: RegExp;
  /** How many are kept. */
  kept: number;
}

const OF_A_DAY: BackupKind = { reason: 'daily', pattern: /^\d{4}-\d\d-\d\d\.qafila$/, kept: 14 };
const ASKED: BackupKind = { reason: 'asked', pattern: /^asked-[\dTZ.-]+\.qafila$/, kept: 14 };
const BEFORE_UPDATE: BackupKind = {
  reason: 'update',
  pattern: /^before-update-[\dTZ.-]+\.qafila$/,
  kept: 5,
};
const KINDS = [OF_A_DAY, ASKED, BEFORE_UPDATE];
const MOST_LISTED = 14;
const CUT_OFF = /\.qafila\.[\da-f-]+\.part/;
const DAY_MS = 24 * 60 * 60 * 1000;

const stamp = (at = Date.now()) => new Date(at).toISOString().replaceAll(':', '-');

const reasonOf = (name: string) => KINDS.find(({ pattern }) => pattern.test(name))?.reason;

const madeBackupsFolder = (path: string): string => {
  const backups = backupsFolder(path);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  return backups;
};

type BackUp = (file: string) => Promise<void>;

/** A process that is killed leaves the backup that it was making. */
const dropCutOff = (backups: string) => {
  for (const name of readdirSync(backups).filter((file) => CUT_OFF.test(file))) {
    const file = join(backups, name);
    if (Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file);
  }
};

/** Unless it is there; drops the oldest of its kind. */
const keepBackup = async (
  path: string,
  name: string,
  { pattern, kept }: BackupKind,
  backUp: BackUp,
) => {
  const backups = madeBackupsFolder(path);
  dropCutOff(backups);
  const there = readdirSync(backups).filter((file) => pattern.test(file));
  if (!there.includes(name)) await backUp(join(backups, name));
  const others = there.filter((file) => file !== name).toSorted();
  // A name from the future comes from a clock that was wrong, and goes first.
  const [later, earlier] = [
    others.filter((file) => file > name),
    others.filter((file) => file < name),
  ];
  for (const file of [...later, ...earlier, name].slice(0, -kept)) rmSync(join(backups, file));
};

export const backUpToday = (path: string, today: string, backUp: BackUp): Promise<void> =>
  keepBackup(path, `${today}.qafila`, OF_A_DAY, backUp);

const backUpAtOnce = async (path: string, prefix: string, kind: BackupKind, backUp: BackUp) => {
  let at = Date.now();
  while (existsSync(backupFile(path, `${prefix}-${stamp(at)}.qafila`))) at += 1;
  const name = `${prefix}-${stamp(at)}.qafila`;
  await keepBackup(path, name, kind, backUp);
  return name;
};

/** Returns its name. */
export const backUpNow = (path: string, backUp: BackUp): Promise<string> =>
  backUpAtOnce(path, 'asked', ASKED, backUp);

/** Before an update changes the database. */
export const backUpBeforeUpdate = (path: string, backUp: BackUp): Promise<string> =>
  backUpAtOnce(path, 'before-update', BEFORE_UPDATE, backUp);

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
    .slice(0, MOST_LISTED);
};
