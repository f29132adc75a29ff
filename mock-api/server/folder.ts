import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FileStore } from '../../api/uploads.ts';

/** Uploads on disk, in their own folder that `clear` deletes. */
export const folder = (path: string): FileStore => ({
  get: (name) => {
    const file = join(path, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  },
  set: (name, bytes) => {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, name), bytes);
  },
  delete: (name) => rmSync(join(path, name), { force: true }),
  clear: () => rmSync(path, { recursive: true, force: true }),
});
