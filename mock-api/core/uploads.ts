import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { FILE_TYPES, type FileType } from '../../src/domain/files/fileType.ts';

/** The content types that are stored, and their extension. */
const EXTENSIONS: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
const SAFE_NAME = /^[a-z0-9-]+\.[a-z]+$/;

export const UPLOADS_PATH = '/uploads/';

/** Uploaded files, on disk when there is a folder for them, otherwise in memory. */
export class Uploads {
  readonly #dir: string | undefined;
  readonly #memory = new Map<string, Buffer>();

  constructor(dir: string | undefined) {
    this.#dir = dir;
  }

  /** Stores a file under a name that nobody can guess and answers its address. */
  store(prefix: string, bytes: Buffer, mime: FileType): string {
    const name = `${prefix}-${randomBytes(9).toString('hex')}.${EXTENSIONS[mime]}`;
    if (this.#dir === undefined) this.#memory.set(name, bytes);
    else {
      mkdirSync(this.#dir, { recursive: true });
      writeFileSync(join(this.#dir, name), bytes);
    }
    return UPLOADS_PATH + name;
  }

  read(name: string): { bytes: Buffer; contentType: string } | undefined {
    if (!SAFE_NAME.test(name)) return undefined;
    const bytes = this.#dir === undefined ? this.#memory.get(name) : this.#readFile(name);
    const extension = name.split('.')[1];
    const mime = FILE_TYPES.find((type) => EXTENSIONS[type] === extension);
    return bytes && mime ? { bytes, contentType: mime } : undefined;
  }

  remove(address: string): void {
    const name = address.slice(UPLOADS_PATH.length);
    if (!SAFE_NAME.test(name)) return;
    this.#memory.delete(name);
    if (this.#dir !== undefined) rmSync(join(this.#dir, name), { force: true });
  }

  clear(): void {
    this.#memory.clear();
    if (this.#dir !== undefined) rmSync(this.#dir, { recursive: true, force: true });
  }

  #readFile(name: string): Buffer | undefined {
    const path = join(this.#dir ?? '', name);
    return existsSync(path) ? readFileSync(path) : undefined;
  }
}
