import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content types that are stored, and their extension. */
const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
const SAFE_NAME = /^[a-z0-9-]+\.[a-z]+$/;

export const UPLOADS_PATH = '/uploads/';

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** What a file is by its first bytes; its name and declared type are not believed. */
export const sniff = (bytes: Buffer): string | undefined => {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x47, 0x49, 0x46, 0x38])) return 'image/gif';
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]);
  if (isRiff && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'application/pdf';
  return undefined;
};

/** Uploaded files, on disk when there is a folder for them, otherwise in memory. */
export class Uploads {
  readonly #dir: string | undefined;
  readonly #memory = new Map<string, Buffer>();

  constructor(dir: string | undefined) {
    this.#dir = dir;
  }

  /** Stores a file under a name that nobody can guess and answers its address. */
  store(prefix: string, bytes: Buffer, mime: string): string {
    const name = `${prefix}-${randomBytes(9).toString('hex')}.${EXTENSIONS[mime] ?? 'bin'}`;
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
    const mime = Object.keys(EXTENSIONS).find((type) => EXTENSIONS[type] === extension);
    return bytes && mime ? { bytes, contentType: mime } : undefined;
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
