import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

import type { FileStore } from '../api/uploads.ts';
import { folder } from '../mock-api/server/folder.ts';
import { deletedFilesFolder, filesFolder } from './dataFolder.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deleted files lie in a folder beside the others for 30 days. */
export const keptFiles = (path: string): FileStore => {
  const [files, deleted] = [filesFolder(path), deletedFilesFolder(path)];
  return {
    ...folder(files),
    delete: (name) => {
      if (!existsSync(join(files, name))) return;
      mkdirSync(deleted, { recursive: true, mode: 0o700 });
      renameSync(join(files, name), join(deleted, name));
      const now = new Date();
      utimesSync(join(deleted, name), now, now);
    },
  };
};

/** Drops the files that were deleted more than 30 days ago. */
export const dropOldFiles = (path: string, now = Date.now()): void => {
  const deleted = deletedFilesFolder(path);
  for (const name of existsSync(deleted) ? readdirSync(deleted) : []) {
    const file = join(deleted, name);
    if (now - statSync(file).mtimeMs > KEPT_MS) rmSync(file);
  }
};
