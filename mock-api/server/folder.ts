import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileStore } from '../../api/uploads.ts';

/** Uploads on disk, in their own folder that `clear` deletes. */
export const folder = (path: string): FileStore => {
  const drop = (name: string) => rm(join(path, name), { force: true });
  return {
    get: async (name) => {
      const file = join(path, name);
      return existsSync(file) ? readFile(file) : undefined;
    },
    set: async (name, bytes) => {
      await mkdir(path, { recursive: true });
      // What was confirmed survives a power cut.
      await writeFile(join(path, name), bytes, { flush: true }).catch(async (error: unknown) => {
        // On a full disk, the part that was written would take the last space.
        await rm(join(path, name), { force: true });
        throw error;
      });
    },
    delete: drop,
    drop,
    clear: () => rm(path, { recursive: true, force: true }),
  };
};
