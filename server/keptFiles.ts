import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileStore } from '../api/uploads.ts';
import { folder } from '../mock-api/server/folder.ts';
import { deletedFilesFolder, filesFolder } from './dataFolder.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deleted files are kept for a while, where no call reaches them. */
export interface KeptFiles extends FileStore {
  /** Without those that were deleted. */
  names(): Promise<readonly string[]>;
  /** Drops those that were deleted before a moment. */
  dropOlderThan(moment: number): Promise<void>;
}

/** Deleted files lie in a folder beside the others. */
export const keptFiles = (path: string): KeptFiles => {
  const [files, deleted] = [filesFolder(path), deletedFilesFolder(path)];
  return {
    ...folder(files),
    names: async () => (existsSync(files) ? readdir(files) : []),
    delete: async (name) => {
      if (!existsSync(join(files, name))) return;
      await mkdir(deleted, { recursive: true, mode: 0o700 });
      await rename(join(files, name), join(deleted, name));
      const now = new Date();
      await utimes(join(deleted, name), now, now);
    },
    dropOlderThan: async (moment) => {
      for (const name of existsSync(deleted) ? await readdir(deleted) : []) {
        const file = join(deleted, name);
        if ((await stat(file)).mtimeMs < moment) await rm(file);
      }
    },
  };
};

/** Drops the files that were deleted more than 30 days ago. */
export const dropOldFiles = (files: KeptFiles, now = Date.now()): Promise<void> =>
  files.dropOlderThan(now - KEPT_MS);
